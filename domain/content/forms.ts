import { z } from 'zod';
import { allFields, type Field, type FixedField, formIds, messageKeyOf } from '../requests/index.ts';
import { each, plurals, strict, titled, words } from './shared.ts';

const fields = allFields();

/** The words of a field. Its rules in `domain/requests` decide which messages it needs. */
interface FieldWords {
  label: string;
  hint?: string;
  missing?: string;
  tooShort?: string;
  tooLong?: string;
  invalid?: string;
}

type AskedField = Exclude<Field, FixedField>;

function wordsOfField(rules: readonly AskedField[]): z.ZodType<FieldWords> {
  const shape: Record<string, z.ZodType> = {
    label: words.describe('Stands above the field'),
    hint: words.optional().describe('One sentence below the label'),
  };
  for (const field of rules) {
    if (field.required && messageKeyOf(field, 'missing') === 'missing') {
      shape.missing = words.describe('Shown when the field is empty');
    }
    if (field.control === 'pdf') continue;
    shape.invalid = words.describe('Shown when what was put in is not of the right form');
    if (field.min > 1) shape.tooShort = words.describe('Shown when the text is too short');
    shape.tooLong = words.describe('Shown when the text is longer than {max} characters');
  }
  return strict(shape) as unknown as z.ZodType<FieldWords>;
}

function wordsOfFields(): z.ZodType<Record<string, FieldWords>> {
  const rules: Record<string, AskedField[]> = {};
  for (const [name, field] of fields) {
    if (field.control === 'fixed') continue;
    rules[name] ??= [];
    rules[name].push(field);
  }
  const shape = Object.fromEntries(Object.entries(rules).map(([name, each]) => [name, wordsOfField(each)]));
  return strict(shape) as unknown as z.ZodType<Record<string, FieldWords>>;
}

function wordsOfValues(): z.ZodType<Record<string, Record<string, string>>> {
  const shape = fields.flatMap(([name, field]) =>
    field.control === 'fixed' && field.values ? [[name, strict(each(field.values, words))]] : [],
  );
  return strict(Object.fromEntries(shape)) as unknown as z.ZodType<Record<string, Record<string, string>>>;
}

const form = strict({
  title: words,
  intro: words.describe('One or two sentences above the first field'),
  hints: z.record(z.string(), words).optional().describe('Hints of this form alone, by field'),
  submit: words.describe('Label of the button'),
  sending: words.describe('Label of the button while the request is on its way'),
  success: titled.describe('Notice after the request was stored'),
  failure: titled.describe('Notice when the request could not be sent'),
});

export const formsSchema = strict({
  marks: strict({
    optional: words,
    errorTitlePrefix: words.describe('Before the title of the page while fields have errors'),
    errorPrefix: words.describe('Spoken before a message at a field'),
    leaveEmpty: words.describe('Label of the hidden field that only programs fill in'),
  }),
  fields: wordsOfFields(),
  values: wordsOfValues().describe('What a page fixes, as this language calls it'),
  remaining: plurals.describe('Characters that still fit, shown near the limit'),
  tooMany: plurals.describe('Characters past the limit'),
  files: strict({
    choose: words,
    replace: words,
    drop: words,
    chosen: words,
    remove: words,
    removeName: words.describe('Accessible name of the remove button'),
    removed: words.describe('Announced after a file was removed'),
    wrongType: titled,
    tooLarge: titled,
    empty: titled,
    damaged: titled,
    encrypted: titled,
    onlyOne: titled,
  }),
  upload: strict({ label: words, progress: words, cancel: words, cancelled: titled }),
  consent: strict({
    request: words,
    application: words,
    files: words,
    missing: words,
    missingApplication: words,
    missingFiles: words,
    buttonHint: words.describe('Beside the button while it is disabled'),
    buttonHintApplication: words,
    notice: titled,
    noticeApplication: titled,
  }),
  sent: strict({ at: words, number: words, confirmation: words }).describe(
    'What stays where a request was sent; {time}, {number}',
  ),
  errorSummary: strict({ title: plurals }),
  reasons: strict({
    offline: words,
    unreachable: words,
    timeout: words,
    tooManyRequests: words.describe('{wait} is how long, with its unit'),
    unavailable: words,
    tooLarge: words,
    wrongFormat: words,
    alreadySent: words,
    notAccepted: words,
    unknown: words,
  }),
  forms: strict(each(formIds(), form)),
  resultPages: strict({
    titleSuffix: words,
    description: words,
    confirmation: words,
    keep: words,
    back: words,
    home: words,
    invalid: strict({ title: words, text: words, files: words }),
    consent: strict({ title: words, text: words, detail: words }),
    consentApplication: strict({ title: words, text: words, detail: words }),
    failure: strict({ kept: words }),
    tooManyRequests: titled.describe('{wait} is how long, with its unit'),
    tooLarge: titled,
    unavailable: titled,
  }),
});

export type FormsWords = z.infer<typeof formsSchema>;
