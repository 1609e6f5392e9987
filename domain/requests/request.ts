/** Why a field was refused. Its message: `fields.<name>.<key>` in `forms.yaml`, by {@link messageKeyOf}. */
export type Problem = 'missing' | 'tooShort' | 'tooLong' | 'invalid';

/** Why a file was refused: keys of `files` in `forms.yaml`. Only the server finds `damaged` and `encrypted`. */
export type FileProblem = 'missing' | 'wrongType' | 'tooLarge' | 'empty' | 'damaged' | 'encrypted';

/** The key of the message for a problem; an empty field shows its `tooShort` or `invalid` message instead of `missing`. */
export function messageKeyOf<Found extends Problem | FileProblem>(
  field: Field,
  problem: Found,
): Found | 'tooShort' | 'invalid' {
  if (problem !== 'missing') return problem;
  if (field.control === 'email') return 'invalid';
  return 'min' in field && field.min > 1 ? 'tooShort' : problem;
}

/** A consent of the sender. Its text: `consent.<consent>` in `forms.yaml`. */
export type Consent = 'request' | 'application' | 'files';

/** The field name of each consent; its value is the version of the text agreed to. */
export const consentNames = {
  request: 'consent',
  application: 'consent',
  files: 'filesConsent',
} as const satisfies Record<Consent, string>;

/** The key of the message when a consent is missing: `consent.<key>` in `forms.yaml`. */
export const missingConsentKeys = {
  request: 'missing',
  application: 'missingApplication',
  files: 'missingFiles',
} as const satisfies Record<Consent, string>;

interface Shared {
  required: boolean;
}

/** A text that the sender types. Lengths are in UTF-16 code units. */
interface TextField extends Shared {
  control: 'text' | 'email' | 'tel' | 'longtext';
  min: number;
  max: number;
  /** WHATWG autofill token (WCAG 2.2, 1.3.5). */
  autocomplete?: string;
}

/** A value set by the page, which the sender sees but does not type. */
export interface FixedField extends Shared {
  control: 'fixed';
  max: number;
  /**
   * The accepted values, translated by `values.<name>` in `forms.yaml`. Without a list, mails repeat only the values
   * that `offeredValues` in `server/delivery/mail-values.ts` returns.
   */
  values?: readonly string[];
}

export interface FileField extends Shared {
  control: 'pdf';
}

export type Field = TextField | FixedField | FileField;

export interface Retention {
  years: number;
  from: 'receipt' | 'end-of-recruitment';
}

/** A kind of request: its fields, consents and retention, for form and function alike. */
export interface RequestDefinition {
  kind: string;
  /** Name of the function that receives it: `POST /functions/v1/<functionName>`. */
  functionName: string;
  fields: Readonly<Record<string, Field>>;
  /** In the order of the form. */
  consents: readonly Consent[];
  retention: Retention;
  /** `careers` is mailed to MAIL_TO_CAREERS, everything else to MAIL_TO. */
  recipient?: 'careers';
}

// docs/product.md, "Size limits".
const shortText = 200;
/** Limit of every PDF file, in bytes. */
export const pdfBytes = 10 * 1024 * 1024;
/** Maximum length of a long text, such as a note of staff. */
export const longText = 5000;

interface Optional {
  optional?: true;
}

/** A field whose type says whether it is required. */
type WithRequired<Kind extends Field, Options extends Optional> = Kind & {
  required: Options extends { optional: true } ? false : true;
};

function withRequired<Kind extends Field, Options extends Optional>(
  field: Omit<Kind, 'required'>,
  { optional }: Options,
): WithRequired<Kind, Options> {
  return { ...field, required: !optional } as WithRequired<Kind, Options>;
}

/** A field of one line. `min` counts characters without surrounding space. */
export function text<
  const Options extends Optional & { min?: number; autocomplete?: string; control?: 'tel' },
>(options: Options = {} as Options) {
  const { control = 'text', min = 1, autocomplete } = options;
  return withRequired<TextField, Options>({ control, min, max: shortText, autocomplete }, options);
}

export function email() {
  return withRequired<TextField, Optional>(
    { control: 'email', min: 1, max: shortText, autocomplete: 'email' },
    {},
  );
}

export function longtext<const Options extends Optional & { min?: number }>(
  options: Options = {} as Options,
) {
  return withRequired<TextField, Options>(
    { control: 'longtext', min: options.min ?? 1, max: longText },
    options,
  );
}

export function fixed<const Options extends Optional & { values?: readonly string[] }>(
  options: Options = {} as Options,
) {
  return withRequired<FixedField, Options>(
    { control: 'fixed', max: shortText, values: options.values },
    options,
  );
}

export function pdf<const Options extends Optional>(options: Options = {} as Options) {
  return withRequired<FileField, Options>({ control: 'pdf' }, options);
}

// docs/product.md, "Retention".
export const twoYearsAfterReceipt: Retention = { years: 2, from: 'receipt' };

// The address as HTML defines it (https://html.spec.whatwg.org/#valid-e-mail-address), with at least one dot in
// the domain. Exactly one address: no comma, no space, no control character can pass.
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

// Control characters and Unicode line breaks could start a mail header; bidirectional marks
// (https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters) could disguise a text. Hebrew and Arabic
// need none of them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbiddenInOneLine = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
// A long text may hold line breaks and tabs, but no other control characters (PostgreSQL cannot store NUL).
// Bidirectional marks are stored and made visible where the text is shown.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbiddenInLongText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

// Zero-width space, Hangul filler and the like: a name of nothing else counts as missing.
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

function visibleText(value: string): string {
  return value.replace(invisible, '').trim();
}

/** The problem of a text, or null. Texts are stored as typed, never normalised. */
export function problemOf(field: Exclude<Field, FileField>, value: string): Problem | null {
  if (value.length > field.max) return 'tooLong';
  const { length } = visibleText(value);
  if (length === 0) return field.required ? 'missing' : null;
  if (!value.isWellFormed()) return 'invalid';
  if ((field.control === 'longtext' ? forbiddenInLongText : forbiddenInOneLine).test(value)) return 'invalid';
  if (field.control === 'fixed') return field.values && !field.values.includes(value) ? 'invalid' : null;
  if (length < field.min) return 'tooShort';
  if (field.control === 'email' && !emailAddress.test(value)) return 'invalid';
  return null;
}

/** The problem of a file by name and size (in bytes), or null. A missing file is `null`. */
export function problemOfFile(
  field: FileField,
  file: { name: string; size: number } | null,
): FileProblem | null {
  if (!file) return field.required ? 'missing' : null;
  if (!/\.pdf$/i.test(file.name)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > pdfBytes ? 'tooLarge' : null;
}

/** Validates the texts of a request. `values` has the valid ones, without unknown keys and empty optional texts. */
export function check(
  { fields }: Pick<RequestDefinition, 'fields'>,
  input: Readonly<Record<string, unknown>>,
): { values: Record<string, string>; problems: Record<string, Problem> } {
  const values: Record<string, string> = {};
  const problems: Record<string, Problem> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.control === 'pdf') continue;
    // JSON clients may send null for an empty optional field.
    const value = input[name] ?? '';
    const problem = typeof value === 'string' ? problemOf(field, value) : 'invalid';
    if (problem) problems[name] = problem;
    else if (typeof value === 'string' && visibleText(value) !== '') values[name] = value;
  }
  return { values, problems };
}
