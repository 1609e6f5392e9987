import type { FormsWords } from '../../domain/content/forms.ts';
import type { Language } from '../../domain/languages.ts';
import { byLanguage, counterpart, languages, pathIn } from '../../domain/languages.ts';
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
import type { FieldProblems, Refusal } from '../http/refusal.ts';
import {
  AnswerMain,
  type AnswerTemplate,
  addText,
  append,
  attribute,
  headOf,
  remove,
  setAttribute,
  setText,
  show,
} from './answer-template.ts';
import { problemMessage, refusalMessage } from './messages.ts';
import type { ReceivedFile } from './receive.ts';

/** A form posted without script, and its outcome. */
export interface Answer {
  language: Language;
  form: FormId;
  values: Readonly<Record<string, unknown>>;
  files: readonly ReceivedFile[];
  /** Null: the request is stored. */
  refusal: Refusal | null;
}

/** The page that says what happened; on refusal with the form and everything the visitor had typed. */
export function fillAnswerPage(template: AnswerTemplate, content: Content, answer: Answer): string {
  const { language, refusal } = answer;
  const definition = definitionOf(forms[answer.form]);
  const { resultPages, marks } = content.forms[language];
  const text = textOf(content, answer, definition);
  const page = pageOf(answer);

  const main = new AnswerMain(template);
  setText(main.part('title'), text.title);
  setText(main.part('text'), text.text);
  setText(main.part('detail'), text.detail);
  setAttribute(main.part('back'), 'href', page);
  if (refusal) {
    remove(main.part('success'));
    setText(main.part('form-title'), formTitle(content.forms[language], answer, definition));
    fillValues(main, { ...answer.values, page }, definition);
    fillProblems(main, content, answer, definition, refusal.fields);
  } else {
    remove(main.part('failure'));
    remove(main.part('form'));
  }
  const title = refusal ? `${marks.errorTitlePrefix} ${text.title}` : text.title;
  const head = headOf(
    template,
    `${title} ${resultPages.titleSuffix}`,
    byLanguage((each) => counterpart(each, page)),
  );
  return head + main.html() + template.after;
}

/** Title, text and a further sentence: of success, or of the refusal and what to do. */
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

/** Puts the typed values back. */
function fillValues(main: AnswerMain, values: Answer['values'], definition: RequestDefinition): void {
  // Browsers ignore a value in the HTML of a file input.
  const texts = Object.entries(definition.fields).flatMap(([name, { control }]) =>
    control === 'pdf' ? [] : [name],
  );
  for (const name of [...texts, 'page']) {
    const control = main.control(name);
    const value = values[name];
    if (!control || typeof value !== 'string') continue;
    if (control.tagName !== 'textarea') setAttribute(control, 'value', value);
    // The parser drops one line break at the start of a text area.
    else setText(control, /^[\r\n]/.test(value) ? `\n${value}` : value);
  }
  for (const consent of definition.consents) {
    const name = consentNames[consent];
    const box = main.control(name);
    if (box && values[name] === attribute(box, 'value')) setAttribute(box, 'checked', '');
  }
}

/** The summary with a link to each problem, and the problems where they are. */
function fillProblems(
  main: AnswerMain,
  content: Content,
  { language, files }: Answer,
  definition: RequestDefinition,
  problems: FieldProblems,
): void {
  const { errorSummary, marks } = content.forms[language];
  const found = Object.entries(problems);
  if (found.length === 0) return;
  show(main.part('summary'));
  setText(main.part('summary-title'), plural(language, errorSummary.title, found.length));
  for (const [name, problem] of found) {
    const file = files.find(({ field }) => field === name);
    const message = problemMessage(content, language, definition, name, problem, file);
    const control = main.control(name);
    const id = control ? attribute(control, 'id') : name;
    append(append(main.part('summary-list'), 'li', {}, ''), 'a', { href: `#${id}` }, message);
    if (control) setAttribute(control, 'aria-invalid', 'true');
    const error = main.error(name);
    if (!error) continue;
    show(error);
    append(error, 'span', { class: 'sr' }, `${marks.errorPrefix} `);
    addText(error, message);
  }
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
