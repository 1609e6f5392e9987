import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import type { Language } from '../../domain/languages.ts';
import { counterpart, languages, pathIn } from '../../domain/languages.ts';
import { href, pages } from '../../domain/pages.ts';
import {
  consentNames,
  definitionOf,
  type FormId,
  forms,
  type RequestDefinition,
} from '../../domain/requests/index.ts';
import { fileSize, fill, plural } from '../../domain/words.ts';
import { escapeHtml } from '../html.ts';
import type { Document } from '../pages.ts';
import { messageOf, problemMessage, type Words, words } from '../words.ts';
import type { ReceivedFile } from './receive.ts';
import type { FieldProblems, Refusal } from './refusal.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** What a visitor without script has sent, and what became of it. */
export interface Answer {
  language: Language;
  form: FormId;
  values: Readonly<Record<string, unknown>>;
  files: readonly ReceivedFile[];
  /** Null: the request is stored. */
  refusal: Refusal | null;
}

/**
 * The page that says what happened: the template of the build with its words, and on refusal the form with everything
 * the visitor had typed. Only `<title>`, `<main>` and where the language switch leads change; styles and scripts stay
 * as they were hashed.
 */
export function fillAnswerPage(template: Document, answer: Answer): string {
  const { language, form, refusal } = answer;
  const definition = definitionOf(forms[form]);
  const text = textOf(answer, definition);
  const [before, main, after] = split(template.html);

  const fragment = parseFragment(main);
  const elements = elementsIn(fragment);
  const part = (name: string) => elements.find((element) => attribute(element, 'data-answer') === name);
  setText(part('title'), text.title);
  setText(part('text'), text.text);
  setText(part('detail'), text.detail);
  setAttribute(part('back'), 'href', pageOf(answer));
  remove(part(refusal ? 'success' : 'failure'));
  if (refusal) {
    setText(part('form-title'), formTitle(answer, definition, words[language]));
    fillForm(elements, answer, definition);
    const problems = Object.entries(refusal.fields);
    if (problems.length > 0) {
      const { errorSummary, marks } = words[language];
      show(part('summary'));
      setText(part('summary-title'), plural(language, errorSummary.title, problems.length));
      for (const [name, message] of messagesOf(answer, definition, refusal.fields)) {
        const id = attribute(named(elements, name), 'id') ?? name;
        append(part('summary-list'), `<li><a href="#${escapeHtml(id)}">${escapeHtml(message)}</a></li>`);
        const error = elements.find((element) => attribute(element, 'data-error-for') === name);
        show(error);
        append(error, `<span class="sr">${escapeHtml(marks.errorPrefix)} </span>${escapeHtml(message)}`);
        setAttribute(named(elements, name), 'aria-invalid', 'true');
      }
    }
  } else {
    remove(part('form'));
  }
  const title = refusal ? `${words[language].marks.errorTitlePrefix} ${text.title}` : text.title;
  return (
    before
      .replace(
        /<title>[^<]*<\/title>/,
        () => `<title>${escapeHtml(`${title} ${words[language].resultPages.titleSuffix}`)}</title>`,
      )
      .replace(
        /(<a\b[^>]*\shref=")[^"]*("[^>]*\sdata-language-switch=)/g,
        (_, start, end) => `${start}${counterpart(pageOf(answer))}${end}`,
      ) +
    // The parser of the browser turns a bare CR into LF; as a reference it stays what was typed.
    serialize(fragment).replaceAll('\r', '&#13;') +
    after
  );
}

/** Throws when a template lacks a place that an answer fills: such a build must not go out. */
export function checkTemplate(name: string, template: Document): void {
  const elements = elementsIn(parseFragment(split(template.html)[1]));
  const places = new Set(elements.map((element) => attribute(element, 'data-answer')));
  for (const place of [
    'title',
    'text',
    'detail',
    'success',
    'failure',
    'form',
    'summary',
    'summary-title',
    'summary-list',
    'form-title',
    'back',
  ]) {
    if (!places.has(place)) throw new Error(`dist/answers/${name}.html has no [data-answer="${place}"]`);
  }
}

/** Title, text and a further sentence: success notice, or what is wrong and what to do. */
function textOf({ language, form, refusal, values }: Answer, definition: RequestDefinition) {
  const all = words[language];
  const { resultPages, forms: formWords } = all;
  if (!refusal) {
    const { title, text } = formWords[form].success;
    return {
      title,
      text: fill(text, shownValues(definition, values, all)),
      detail: resultPages.confirmation,
    };
  }
  const asksFiles = Object.values(definition.fields).some((field) => field.control === 'pdf');
  const seconds = refusal.retryAfter ?? 0;
  const { kept } = resultPages.failure;
  switch (refusal.code) {
    case 'invalid_fields': {
      const { title, text, files } = resultPages.invalid;
      return { title, text, detail: asksFiles ? files : '' };
    }
    case 'consent_missing':
      return definition.consents.length > 1 ? resultPages.consentApplication : resultPages.consent;
    case 'too_many_requests': {
      const { title, text } = resultPages.tooManyRequests;
      return { title, text: fill(text, { seconds }), detail: kept };
    }
    case 'too_large': {
      const { title, text } = resultPages.tooLarge;
      const file = Object.values(definition.fields).find((field) => field.control === 'pdf');
      return file
        ? { title, text: fill(text, { maxSize: fileSize(language, all.units, file.maxBytes) }), detail: '' }
        : { title, text: all.reasons.tooLarge, detail: '' };
    }
    case 'unavailable':
      return { ...resultPages.unavailable, detail: kept };
    default:
      return { ...formWords[form].failure, detail: messageOf(language, refusal.code, seconds) };
  }
}

/** Puts back what was typed; files a browser does not let anybody fill in. */
function fillForm(
  elements: readonly Element[],
  { values, ...answer }: Answer,
  definition: RequestDefinition,
) {
  const names = [
    ...Object.keys(definition.fields),
    ...definition.consents.map((consent) => consentNames[consent]),
  ];
  for (const name of names) {
    const control = named(elements, name);
    const value = values[name];
    const type = attribute(control, 'type');
    if (!control || typeof value !== 'string' || type === 'file') continue;
    if (type === 'checkbox') {
      if (value === attribute(control, 'value')) setAttribute(control, 'checked', '');
    } else if (control.tagName === 'textarea') {
      // The parser drops one line break at the start of a text area.
      setText(control, /^[\r\n]/.test(value) ? `\n${value}` : value);
    } else {
      setAttribute(control, 'value', value);
    }
  }
  setAttribute(named(elements, 'page'), 'value', pageOf({ values, ...answer }));
}

function messagesOf({ language, files }: Answer, definition: RequestDefinition, problems: FieldProblems) {
  return Object.entries(problems).map(([name, problem]) => {
    const file = files.find(({ field }) => field === name);
    return [name, problemMessage(language, definition, name, problem, file)] as const;
  });
}

function formTitle({ form, values }: Answer, definition: RequestDefinition, all: Words): string {
  // A form without its fixed value, which only a changed page sends, keeps the words before it.
  return fill(all.forms[form].title, shownValues(definition, values, all)).replace(/[:\s]+$/, '');
}

/** The values that a page fixes, as the language calls them; empty where one is missing. */
function shownValues(
  { fields }: RequestDefinition,
  values: Answer['values'],
  all: Words,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(fields)
      .filter((name) => fields[name]?.control === 'fixed')
      .map((name) => {
        const value = values[name];
        return [name, typeof value === 'string' ? (all.values[name]?.[value] ?? value) : ''];
      }),
  );
}

const knownPaths = new Set(languages.flatMap((language) => pages.map(({ path }) => pathIn(language, path))));

/** The page that the form stands on; the home page when it names none of ours. */
function pageOf({ values, language }: Pick<Answer, 'values' | 'language'>): string {
  const { page } = values;
  return typeof page === 'string' && knownPaths.has(page) ? page : href(language, 'home');
}

function split(document: string): [before: string, main: string, after: string] {
  const start = document.indexOf('<main');
  const end = document.lastIndexOf('</main>') + '</main>'.length;
  return [document.slice(0, start), document.slice(start, end), document.slice(end)];
}

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .flatMap((element) => [element, ...elementsIn(element)]);
}

function named(elements: readonly Element[], name: string): Element | undefined {
  return elements.find((element) => attribute(element, 'name') === name);
}

function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((each) => each.name === name)?.value;
}

function setAttribute(element: Element | undefined, name: string, value: string): void {
  if (!element) return;
  element.attrs = [...element.attrs.filter((each) => each.name !== name), { name, value }];
}

function show(element: Element | undefined): void {
  if (element) element.attrs = element.attrs.filter(({ name }) => name !== 'hidden');
}

function setText(element: Element | undefined, text: string): void {
  if (!element) return;
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

function append(element: Element | undefined, markup: string): void {
  if (!element) return;
  for (const node of parseFragment(element, markup, {}).childNodes)
    defaultTreeAdapter.appendChild(element, node);
}

function remove(element: Element | undefined): void {
  if (element) defaultTreeAdapter.detachNode(element);
}
