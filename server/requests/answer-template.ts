import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment, serialize } from 'parse5';
import { isLanguage, type Language } from '../../domain/languages.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** The elements that an answer fills or removes, by their `data-answer` (`site/sections/Answer.tsx`). */
type Part =
  | 'success'
  | 'failure'
  | 'title'
  | 'text'
  | 'detail'
  | 'back'
  | 'form'
  | 'form-title'
  | 'summary'
  | 'summary-title'
  | 'summary-list';

/** A page of `dist/answers/`, parsed, to be filled for one answer. Its inline styles and scripts stay as they are. */
export class AnswerTemplate {
  readonly #document: DefaultTreeAdapterTypes.Document;
  readonly #elements: readonly Element[];
  readonly #inMain: readonly Element[];

  constructor(html: string) {
    this.#document = parse(html);
    this.#elements = elementsIn(this.#document);
    this.#inMain = this.#elements.filter(({ tagName }) => tagName === 'main').flatMap(elementsIn);
  }

  /** Throws when the template lacks this part. */
  part(name: Part): Element {
    const found = this.#find('data-answer', name);
    if (!found) throw new Error(`The answer page has no [data-answer="${name}"]`);
    return found;
  }

  /** The control of a field; undefined when the form does not have that field. */
  control(field: string): Element | undefined {
    return this.#find('name', field);
  }

  /** The element for the error message of a field. */
  error(field: string): Element | undefined {
    return this.#find('data-error-for', field);
  }

  /** Sets the title of the document. */
  setTitle(title: string): void {
    const element = this.#elements.find(({ tagName }) => tagName === 'title');
    if (element) setText(element, title);
  }

  /** Points the links of the language switch at these addresses. */
  setLanguageLinks(addresses: Readonly<Record<Language, string>>): void {
    for (const element of this.#elements) {
      const language = attribute(element, 'lang');
      if (attribute(element, 'data-language-switch') === undefined || !isLanguage(language)) continue;
      setAttribute(element, 'href', addresses[language]);
    }
  }

  html(): string {
    // A browser would turn a bare CR into LF.
    return serialize(this.#document).replaceAll('\r', '&#13;');
  }

  #find(name: string, value: string): Element | undefined {
    return this.#inMain.find((element) => attribute(element, name) === value);
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((each) => each.name !== name);
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

/** Replaces the children of an element. Text in `html` must be escaped. */
export function setHtml(element: Element, html: string): void {
  element.childNodes = parseFragment(html).childNodes;
}

export function remove(element: Element): void {
  defaultTreeAdapter.detachNode(element);
}

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .flatMap((element) => [element, ...elementsIn(element)]);
}
