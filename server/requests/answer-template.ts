import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import { consentNames, definitionOf, type FormId, forms } from '../../domain/requests/index.ts';
import type { Document } from '../http/pages.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** The page of one outcome, compiled once: chunks of HTML in UTF-8, and the name of the slot behind each. */
interface CompiledHtml {
  chunks: readonly Buffer[];
  /** One fewer than {@link chunks}. */
  slots: readonly string[];
}

/** A template of the build, compiled so that filling it only joins buffers. */
export interface AnswerTemplate {
  headers: Document['headers'];
  success: CompiledHtml;
  refusal: CompiledHtml;
  /** By name: where a link to a control leads, and what a checkbox stands for. */
  controls: ReadonlyMap<string, { id: string; value: string }>;
}

// A control character that no page holds, and that parser and serializer leave alone.
const slotMark = '\u0001';
const slot = (name: string) => slotMark + name + slotMark;

const textSlots = ['title', 'text', 'detail', 'form-title', 'summary-title', 'summary-list'] as const;

/**
 * Compiles the template of `<language>/<form>`. Only `<title>`, `<main>` and where the language switch leads are
 * filled; styles and scripts stay as they were hashed. Throws when the template lacks a slot that an answer fills: such
 * a build must not go out.
 *
 * The slots: `document-title`, `language-switch:<language>`, `back`, `page` and the {@link textSlots}; for each
 * problem `summary` and `hidden:<field>`, attributes; for each control `value:<name>` or, a checkbox, the attribute
 * `checked:<name>`; the attribute `invalid:<name>` and the message `error:<name>`.
 */
export function prepareTemplate(name: string, { html, headers }: Document): AnswerTemplate {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>') + '</main>'.length;
  const main = html.slice(start, end);
  const before = html
    .slice(0, start)
    .replace(/<title>[^<]*<\/title>/, `<title>${slot('document-title')}</title>`)
    .replace(
      /(<a\b[^>]*\shref=")[^"]*("[^>]*\slang="(\w+)"[^>]*\sdata-language-switch=)/g,
      (_, opening, rest, language) => opening + slot(`language-switch:${language}`) + rest,
    );
  const { fields, consents } = definitionOf(forms[name.split('/')[1] as FormId]);
  const names = [...Object.keys(fields), ...consents.map((consent) => consentNames[consent])];
  const controls = new Map<string, { id: string; value: string }>();
  const compileOutcome = (outcome: 'success' | 'failure') =>
    compile(before + withSlots(outcome) + html.slice(end));
  return { headers, success: compileOutcome('success'), refusal: compileOutcome('failure'), controls };

  /** `<main>` of an outcome with its slots, without what belongs to the other outcome. */
  function withSlots(outcome: 'success' | 'failure'): string {
    const fragment = parseFragment(main);
    const elements = elementsIn(fragment);
    const part = (wanted: string) => {
      const found = elements.find((element) => attribute(element, 'data-answer') === wanted);
      if (!found) throw new Error(`dist/answers/${name}.html has no [data-answer="${wanted}"]`);
      return found;
    };
    for (const text of textSlots) setText(part(text), slot(text));
    setAttribute(part('back'), 'href', slot('back'));
    replaceAttribute(part('summary'), 'hidden', slot('summary'));
    for (const field of names) {
      const control = elements.find((element) => attribute(element, 'name') === field);
      if (control) addControlSlots(control, field);
      const error = elements.find((element) => attribute(element, 'data-error-for') === field);
      if (!error) continue;
      replaceAttribute(error, 'hidden', slot(`hidden:${field}`));
      setText(error, slot(`error:${field}`));
    }
    const page = elements.find((element) => attribute(element, 'name') === 'page');
    if (page) setAttribute(page, 'value', slot('page'));
    defaultTreeAdapter.detachNode(part(outcome === 'success' ? 'failure' : 'success'));
    if (outcome === 'success') defaultTreeAdapter.detachNode(part('form'));
    return serialize(fragment);
  }

  function addControlSlots(control: Element, name: string): void {
    const type = attribute(control, 'type');
    const value = attribute(control, 'value') ?? '';
    controls.set(name, { id: attribute(control, 'id') ?? name, value });
    setAttribute(control, slot(`invalid:${name}`), '');
    if (type === 'checkbox') setAttribute(control, slot(`checked:${name}`), '');
    else if (control.tagName === 'textarea') setText(control, slot(`value:${name}`));
    // Browsers ignore a value in the HTML of a file input.
    else if (type !== 'file') setAttribute(control, 'value', slot(`value:${name}`));
  }
}

/** Splits HTML at its slots. */
function compile(html: string): CompiledHtml {
  // The serializer has written slots that are attributes with an empty value.
  const parts = html.replaceAll(`${slotMark}=""`, slotMark).split(slotMark);
  return {
    chunks: parts.filter((_, index) => index % 2 === 0).map((piece) => Buffer.from(piece)),
    slots: parts.filter((_, index) => index % 2 === 1),
  };
}

/** The page with its slots filled with HTML; a slot without a value stays empty. */
export function render(
  { chunks, slots }: CompiledHtml,
  filled: Readonly<Record<string, string>>,
): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  for (const [index, piece] of chunks.entries()) {
    const text = filled[slots[index] ?? ''];
    parts.push(piece);
    if (text) parts.push(Buffer.from(text));
  }
  return Buffer.concat(parts);
}

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .flatMap((element) => [element, ...elementsIn(element)]);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((each) => each.name !== name), { name, value }];
}

/** Puts a slot in place of a boolean attribute. */
function replaceAttribute(element: Element, name: string, instead: string): void {
  element.attrs = [...element.attrs.filter((each) => each.name !== name), { name: instead, value: '' }];
}

function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}
