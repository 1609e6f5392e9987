import type { FormsWords } from '../../domain/content/forms.ts';
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
import { fileSize, fill, plural, waitingTime } from '../../domain/text.ts';
import type { Content } from '../content.ts';
import { escapeHtml } from '../http/html.ts';
import type { FieldProblems, Refusal } from '../http/refusal.ts';
import { type AnswerTemplate, render } from './answer-template.ts';
import { problemMessage, refusalMessage } from './messages.ts';
import type { ReceivedFile } from './receive.ts';

/** What a visitor without script has sent, and its outcome. */
export interface Answer {
  language: Language;
  form: FormId;
  values: Readonly<Record<string, unknown>>;
  files: readonly ReceivedFile[];
  /** Null: the request is stored. */
  refusal: Refusal | null;
}

/**
 * The page that says what happened, from the template of the build: on refusal the form with everything the visitor
 * had typed, at the cost of an ordinary page.
 */
export function fillAnswerPage(
  template: AnswerTemplate,
  content: Content,
  answer: Answer,
): Buffer<ArrayBuffer> {
  const { language, refusal } = answer;
  const definition = definitionOf(forms[answer.form]);
  const { resultPages, marks } = content.forms[language];
  const text = textOf(content, answer, definition);
  const page = pageOf(answer);
  const title = refusal ? `${marks.errorTitlePrefix} ${text.title}` : text.title;
  const slots = {
    'document-title': escapeHtml(`${title} ${resultPages.titleSuffix}`),
    ...Object.fromEntries(languages.map((each) => [`language-switch:${each}`, counterpart(each, page)])),
    title: escapeHtml(text.title),
    text: escapeHtml(text.text),
    detail: escapeHtml(text.detail),
    back: page,
    page,
  };
  if (!refusal) return render(template.success, slots);
  return render(template.refusal, {
    ...slots,
    'form-title': escapeHtml(formTitle(content.forms[language], answer, definition)),
    ...valueSlots(template, answer, definition),
    ...problemSlots(template, content, answer, definition, refusal.fields),
  });
}

/** Title, text and a further sentence: success notice, or what is wrong and what to do. */
function textOf(
  content: Content,
  { language, form, refusal, values }: Answer,
  definition: RequestDefinition,
) {
  const all = content.forms[language];
  const { resultPages, forms: formWords } = all;
  if (!refusal) {
    const { title, text } = formWords[form].success;
    return {
      title,
      text: fill(text, shownValues(definition, values, all)),
      detail: resultPages.confirmation,
    };
  }
  const file = Object.values(definition.fields).find((field) => field.control === 'pdf');
  const seconds = refusal.retryAfter ?? 0;
  const { kept } = resultPages.failure;
  const sizeOf = (bytes: number) => fileSize(language, content.interfaceWords[language].units, bytes);
  switch (refusal.code) {
    case 'invalid_fields': {
      const { title, text, files } = resultPages.invalid;
      return { title, text, detail: file ? files : '' };
    }
    case 'consent_missing':
      return definition.consents.length > 1 ? resultPages.consentApplication : resultPages.consent;
    case 'too_many_requests': {
      const { title, text } = resultPages.tooManyRequests;
      return { title, text: fill(text, { wait: waitingTime(language, seconds) }), detail: kept };
    }
    case 'too_large': {
      const { title, text } = resultPages.tooLarge;
      return file
        ? { title, text: fill(text, { maxSize: sizeOf(file.maxBytes) }), detail: '' }
        : { title, text: all.reasons.tooLarge, detail: '' };
    }
    case 'unavailable':
      return { ...resultPages.unavailable, detail: kept };
    default:
      return { ...formWords[form].failure, detail: refusalMessage(content, language, refusal.code, seconds) };
  }
}

/** Puts back what was typed. */
function valueSlots({ controls }: AnswerTemplate, { values }: Answer, definition: RequestDefinition) {
  const slots: Record<string, string> = {};
  for (const [name, field] of Object.entries(definition.fields)) {
    const value = values[name];
    if (typeof value !== 'string') continue;
    // The parser drops one line break at the start of a text area.
    const lost = field.control === 'longtext' && /^[\r\n]/.test(value);
    slots[`value:${name}`] = (lost ? '\n' : '') + escapeHtml(value);
  }
  for (const consent of definition.consents) {
    const name = consentNames[consent];
    if (values[name] === controls.get(name)?.value) slots[`checked:${name}`] = 'checked';
  }
  return slots;
}

/** The summary with a link to each problem, and the problems where they are; hidden where there is none. */
function problemSlots(
  { controls }: AnswerTemplate,
  content: Content,
  { language, files }: Answer,
  definition: RequestDefinition,
  problems: FieldProblems,
) {
  const { errorSummary, marks } = content.forms[language];
  const count = Object.keys(problems).length;
  const slots: Record<string, string> = {
    summary: count > 0 ? '' : 'hidden',
    'summary-title': count > 0 ? escapeHtml(plural(language, errorSummary.title, count)) : '',
    'summary-list': '',
  };
  for (const name of controls.keys()) slots[`hidden:${name}`] = 'hidden';
  for (const [name, problem] of Object.entries(problems)) {
    const file = files.find(({ field }) => field === name);
    const message = escapeHtml(problemMessage(content, language, definition, name, problem, file));
    const id = escapeHtml(controls.get(name)?.id ?? name);
    slots['summary-list'] += `<li><a href="#${id}">${message}</a></li>`;
    slots[`hidden:${name}`] = '';
    slots[`error:${name}`] = `<span class="sr">${escapeHtml(marks.errorPrefix)} </span>${message}`;
    slots[`invalid:${name}`] = 'aria-invalid="true"';
  }
  return slots;
}

function formTitle(all: FormsWords, { form, values }: Answer, definition: RequestDefinition): string {
  const title = fill(all.forms[form].title, shownValues(definition, values, all)).trimEnd();
  // A form without its fixed value, which only a changed page sends, keeps the words before it.
  return title.endsWith(':') ? title.slice(0, -1) : title;
}

/** The values that a page fixes, as the language calls them, no longer than they may be; empty where one is missing. */
function shownValues(
  { fields }: RequestDefinition,
  values: Answer['values'],
  all: FormsWords,
): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.control !== 'fixed') continue;
    const value = values[name];
    const text = typeof value === 'string' ? value.slice(0, field.max) : '';
    const known = all.values[name];
    shown[name] = known && Object.hasOwn(known, text) ? (known[text] as string) : text;
  }
  return shown;
}

const knownPaths = new Set(languages.flatMap((language) => pages.map(({ path }) => pathIn(language, path))));

/** The page that the form stands on; the home page when it names none of ours. */
function pageOf({ values, language }: Pick<Answer, 'values' | 'language'>): string {
  const { page } = values;
  return typeof page === 'string' && knownPaths.has(page) ? page : href(language, 'home');
}
