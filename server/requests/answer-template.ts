import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as htmlNames,
  parseFragment,
  serialize,
} from 'parse5';
import type { Language } from '../../domain/languages.ts';
import { escapeHtml } from '../http/html.ts';
import type { Document } from '../http/pages.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** The elements that an answer fills or removes, named by `data-answer` (`site/sections/Answer.tsx`). */
const parts = [
  ...['success', 'failure', 'title', 'text', 'detail', 'back'],
  ...['form', 'form-title', 'summary', 'summary-title', 'summary-list'],
] as const;
type Part = (typeof parts)[number];

/** A page of the build, split at `<main>`. Styles and scripts stay as they were hashed for the policy. */
export interface AnswerTemplate {
  /** `<language>/<form>` */
  name: string;
  headers: Document['headers'];
  before: string;
  main: string;
  after: string;
}

/** Takes a template apart. Throws when it lacks a part: such a build must not go out. */
export function prepareTemplate(name: string, { html, headers }: Document): AnswerTemplate {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>') + '</main>'.length;
  const template = {
    ...{ name, headers },
    before: html.slice(0, start),
    main: html.slice(start, end),
    after: html.slice(end),
  };
  const main = new AnswerMain(template);
  for (const part of parts) main.part(part);
  return template;
}

/** What stands before `<main>`, with this title, and the language switch leading to these pages. */
export function headOf(
  { before }: AnswerTemplate,
  title: string,
  addresses: Readonly<Record<Language, string>>,
): string {
  return before
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<a\b[^>]*\shref=")[^"]*("[^>]*\slang="(\w+)"[^>]*\sdata-language-switch=)/g,
      (_, opening, rest, language: Language) => opening + addresses[language] + rest,
    );
}

/** `<main>` of a template, filled for one answer. The serializer escapes what is put in. */
export class AnswerMain {
  readonly #fragment: DefaultTreeAdapterTypes.DocumentFragment;
  readonly #elements: readonly Element[];

  readonly #name: string;

  constructor({ name, main }: AnswerTemplate) {
    this.#name = name;
    this.#fragment = parseFragment(main);
    this.#elements = elementsIn(this.#fragment);
  }

  part(name: Part): Element {
    const found = this.#find('data-answer', name);
    if (!found) throw new Error(`dist/answers/${this.#name}.html has no [data-answer="${name}"]`);
    return found;
  }

  /** Undefined for a field that the form does not have. */
  control(name: string): Element | undefined {
    return this.#find('name', name);
  }

  /** Where the problem of a field stands. */
  error(name: string): Element | undefined {
    return this.#find('data-error-for', name);
  }

  html(): string {
    // A browser would turn a bare CR into LF.
    return serialize(this.#fragment).replaceAll('\r', '&#13;');
  }

  #find(attributeName: string, value: string): Element | undefined {
    return this.#elements.find((element) => attribute(element, attributeName) === value);
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((each) => each.name !== name), { name, value }];
}

/** Shows an element that the template hides. */
export function show(element: Element): void {
  element.attrs = element.attrs.filter(({ name }) => name !== 'hidden');
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  addText(element, text);
}

export function addText(element: Element, text: string): void {
  defaultTreeAdapter.insertText(element, text);
}

/** Adds an element with a text. */
export function append(
  parent: Element,
  tagName: string,
  attributes: Record<string, string>,
  text: string,
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, htmlNames.NS.HTML, attrs);
  setText(element, text);
  defaultTreeAdapter.appendChild(parent, element);
  return element;
}

export function remove(element: Element): void {
  defaultTreeAdapter.detachNode(element);
}

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .flatMap((element) => [element, ...elementsIn(element)]);
}
