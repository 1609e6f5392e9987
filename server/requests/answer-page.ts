import type { FormsWords } from '../../domain/content/forms.ts';
import type { Language } from '../../domain/languages.ts';
import { byLanguage, counterpart, languages, pathIn } from '../../domain/languages.ts';
import { href, pages } from '../../domain/pages.ts';
import {
  consentNames,
  definitionOf,
  type FormId,
  forms,
  pdfBytes,
  type RequestDefinition,
} from '../../domain/requests/index.ts';
import { fileSize, fill, plural, waitingTime } from '../../domain/text.ts';
import type { Content } from '../content.ts';
import { escapeHtml } from '../http/html.ts';
import type { FieldProblems, Refusal } from '../http/refusal.ts';
import {
  AnswerTemplate,
  attribute,
  remove,
  removeAttribute,
  setAttribute,
  setHtml,
  setText,
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

/** Fills the template of a form: the outcome and, after a refusal, the form with the values and their problems. */
export function fillAnswerPage(html: string, content: Content, answer: Answer): string {
  const { language, refusal } = answer;
  const definition = definitionOf(forms[answer.form]);
  const { resultPages, marks } = content.forms[language];
  const { title, text, detail } = textOf(content, answer, definition);
  const page = pageOf(answer);

  const template = new AnswerTemplate(html);
  const documentTitle = refusal ? `${marks.errorTitlePrefix} ${title}` : title;
  template.setTitle(`${documentTitle} ${resultPages.titleSuffix}`);
  template.setLanguageLinks(byLanguage((each) => counterpart(each, page)));
  setText(template.part('title'), title);
  setText(template.part('text'), text);
  setText(template.part('detail'), detail);
  setAttribute(template.part('back'), 'href', page);
  if (refusal) {
    remove(template.part('success'));
    setText(template.part('form-title'), formTitle(content.forms[language], answer, definition));
    fillValues(template, { ...answer.values, page }, definition);
    fillProblems(template, content, answer, definition, refusal.fields);
  } else {
    remove(template.part('failure'));
    remove(template.part('form'));
  }
  return template.html();
}

/** Title, text and second paragraph of the answer. */
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
  const hasFiles = Object.values(definition.fields).some(({ control }) => control === 'pdf');
  const seconds = refusal.retryAfter ?? 0;
  const { kept } = resultPages.failure;
  const entriesKept = hasFiles ? `${kept} ${resultPages.invalid.files}` : kept;
  const sizeOf = (bytes: number) => fileSize(language, content.interfaceWords[language].units, bytes);
  switch (refusal.code) {
    case 'invalid_fields': {
      const { title, text, files } = resultPages.invalid;
      return { title, text, detail: hasFiles ? files : '' };
    }
    case 'consent_missing':
      return definition.consents.length > 1 ? resultPages.consentApplication : resultPages.consent;
    case 'too_many_requests': {
      const { title, text } = resultPages.tooManyRequests;
      return { title, text: fill(text, { wait: waitingTime(language, seconds) }), detail: entriesKept };
    }
    case 'too_large': {
      const { title, text } = resultPages.tooLarge;
      return hasFiles
        ? { title, text: fill(text, { maxSize: sizeOf(pdfBytes) }), detail: '' }
        : { title, text: all.reasons.tooLarge, detail: '' };
    }
    case 'unavailable':
      return { ...resultPages.unavailable, detail: entriesKept };
    default:
      return { ...formWords[form].failure, detail: refusalMessage(content, language, refusal.code, seconds) };
  }
}

function fillValues(template: AnswerTemplate, values: Answer['values'], definition: RequestDefinition): void {
  // Browsers ignore a value in the HTML of a file input.
  const texts = Object.entries(definition.fields).flatMap(([name, { control }]) =>
    control === 'pdf' ? [] : [name],
  );
  for (const name of [...texts, 'page']) {
    const control = template.control(name);
    const value = values[name];
    if (!control || typeof value !== 'string') continue;
    if (control.tagName !== 'textarea') setAttribute(control, 'value', value);
    // The parser drops one line break at the start of a text area.
    else setText(control, /^[\r\n]/.test(value) ? `\n${value}` : value);
  }
  for (const consent of definition.consents) {
    const name = consentNames[consent];
    const box = template.control(name);
    if (box && values[name] === attribute(box, 'value')) setAttribute(box, 'checked', '');
  }
}

/** Fills the summary, which links to each field with a problem, and the error messages at the fields. */
function fillProblems(
  template: AnswerTemplate,
  content: Content,
  { language, files }: Answer,
  definition: RequestDefinition,
  problems: FieldProblems,
): void {
  const { errorSummary, marks } = content.forms[language];
  const found = Object.entries(problems);
  if (found.length === 0) return;
  const links = found.map(([name, problem]) => {
    const file = files.find(({ field }) => field === name);
    const message = escapeHtml(problemMessage(content, language, definition, name, problem, file));
    const control = template.control(name);
    const error = template.error(name);
    if (control) setAttribute(control, 'aria-invalid', 'true');
    if (error) {
      setHtml(error, `<span class="sr">${escapeHtml(marks.errorPrefix)} </span>${message}`);
      removeAttribute(error, 'hidden');
    }
    const id = (control && attribute(control, 'id')) ?? name;
    return `<li><a href="#${id}">${message}</a></li>`;
  });
  setText(template.part('summary-title'), plural(language, errorSummary.title, found.length));
  setHtml(template.part('summary-list'), links.join(''));
  removeAttribute(template.part('summary'), 'hidden');
}

function formTitle(all: FormsWords, { form, values }: Answer, definition: RequestDefinition): string {
  const title = fill(all.forms[form].title, shownValues(definition, values, all)).trimEnd();
  // Without the fixed value, only the words before it are left: "Request Demo:".
  return title.endsWith(':') ? title.slice(0, -1) : title;
}

/** The values of fixed fields, translated and cut to their limit; empty for a missing value. */
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

/** The path of the page with the form; the home page when the request names no page of the site. */
function pageOf({ values, language }: Pick<Answer, 'values' | 'language'>): string {
  const { page } = values;
  return typeof page === 'string' && knownPaths.has(page) ? page : href(language, 'home');
}
