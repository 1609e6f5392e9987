import { createHash } from 'node:crypto';
import type { FormsWords } from '../../../domain/content/forms.ts';
import type { Language } from '../../../domain/languages.ts';
import {
  consentNames,
  definitionOf,
  type Field,
  type FormId,
  forms,
  messageKeyOf,
  missingConsentKeys,
  pdfBytes,
  type RequestDefinition,
} from '../../../domain/requests/index.ts';
import { fileSize, fill, plural, type SizeUnits } from '../../../domain/text.ts';
import { company, formWords, interfaceWords } from '../../content/entries.ts';
import { functionsAt } from '../../content/functions.ts';
import { timeoutSeconds } from './send.ts';
import type { FileWords, RequestFormProps, RequestWords } from './types.ts';

interface Place {
  /** Prefix of all element ids in the form, unique on its page. */
  id: string;
  form: FormId;
  language: Language;
  page: string;
  /** Values set by the page, by field name, the same in every language. */
  fixed?: Record<string, string>;
  labelledBy: string;
  dialog?: string;
}

/** The props of a `RequestForm` with the words it needs, and its title and intro. Runs at build time. */
export async function prepareRequest(place: Place) {
  const { language, form, fixed = {} } = place;
  const definition = definitionOf(forms[form]);
  const words = await formWords(language);
  const { mail } = await company();
  const { units, dialog } = await interfaceWords(language);
  const own = words.forms[form];
  // Titles and success texts get only these: without script the server fills them, as plain text.
  const fixedValues = shownValues(words, fixed);
  const values = { ...fixedValues, ...mailLinks(mail) };

  const functions = functionsAt(import.meta.env.PUBLIC_FUNCTIONS_URL, import.meta.env.SITE as string);
  const props: RequestFormProps = {
    ...place,
    fixed,
    dialog: place.dialog ? { id: place.dialog, cancel: dialog.cancel } : undefined,
    action: `${functions.address}/${definition.functionName}`,
    own: functions.own,
    words: {
      optional: words.marks.optional,
      errorPrefix: words.marks.errorPrefix,
      errorTitlePrefix: words.marks.errorTitlePrefix,
      leaveEmpty: words.marks.leaveEmpty,
      fields: fieldWords(definition, words, own.hints ?? {}, language, units),
      remaining: words.remaining,
      tooMany: words.tooMany,
      consents: definition.consents.map((consent) => {
        const retention = plural(language, units.year, definition.retention.years);
        const text = fill(words.consent[consent], { ...values, retention });
        return {
          name: consentNames[consent],
          version: versionOf(text),
          text,
          missing: words.consent[missingConsentKeys[consent]],
        };
      }),
      ...(definition.consents.length > 1
        ? { consentHint: words.consent.buttonHintApplication, consentNotice: words.consent.noticeApplication }
        : { consentHint: words.consent.buttonHint, consentNotice: words.consent.notice }),
      submit: own.submit,
      sending: own.sending,
      success: { title: own.success.title, text: fill(own.success.text, fixedValues) },
      failure: own.failure,
      sent: words.sent,
      summaryTitle: words.errorSummary.title,
      reasons: {
        ...words.reasons,
        timeout: fill(words.reasons.timeout, { seconds: timeoutSeconds }),
        unknown: fill(words.reasons.unknown, values),
      },
      files: fileWords(definition, words, language, units),
    },
  };
  return { props, title: fill(own.title, fixedValues), intro: fill(own.intro, values) };
}

/** Version of a consent text: the first eight hex digits of its SHA-256. */
function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function shownValues(words: FormsWords, fixed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fixed).map(([name, value]) => [name, words.values[name]?.[value] ?? value]),
  );
}

function mailLinks(mail: Record<'hello' | 'careers' | 'privacy', string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mail).map(([box, address]) => [`${box}Mail`, `[${address}](mailto:${address})`]),
  );
}

function fieldWords(
  definition: RequestDefinition,
  words: FormsWords,
  hints: Record<string, string>,
  language: Language,
  units: SizeUnits,
): RequestWords['fields'] {
  const typedFields = Object.entries(definition.fields).filter(([, field]) => field.control !== 'fixed');
  return Object.fromEntries(
    typedFields.map(([name, field]) => {
      const own = words.fields[name];
      if (!own) throw new Error(`forms.yaml has no words for the field ${name}`);
      const { label, hint: general, ...problems } = own;
      const messages = { ...problems, missing: problems[messageKeyOf(field, 'missing')] };
      const hint = hints[name] ?? general;
      const limits = limitsOf(field, language, units);
      return [
        name,
        {
          label,
          hint: hint && fill(hint, limits),
          problems: Object.fromEntries(
            Object.entries(messages).flatMap(([problem, text]) =>
              text ? [[problem, fill(text, limits)]] : [],
            ),
          ),
        },
      ];
    }),
  );
}

function limitsOf(field: Field, language: Language, units: SizeUnits): Record<string, string> {
  const count = new Intl.NumberFormat(language);
  if (field.control === 'pdf') return { maxSize: fileSize(language, units, pdfBytes) };
  if (!('max' in field && 'min' in field)) return {};
  return { min: count.format(field.min), max: count.format(field.max) };
}

function fileWords(
  definition: RequestDefinition,
  words: FormsWords,
  language: Language,
  units: SizeUnits,
): FileWords | undefined {
  if (Object.values(definition.fields).every(({ control }) => control !== 'pdf')) return undefined;
  const { wrongType, tooLarge, empty, damaged, encrypted, onlyOne, ...field } = words.files;
  const maxSize = fileSize(language, units, pdfBytes);
  return {
    units: { kilobyte: units.kilobyte, megabyte: units.megabyte },
    field,
    problems: {
      wrongType,
      tooLarge: { ...tooLarge, text: fill(tooLarge.text, { maxSize, file: '{file}', size: '{size}' }) },
      empty,
      damaged,
      encrypted,
      onlyOne,
    },
    upload: words.upload,
  };
}
