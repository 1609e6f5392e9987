/** Why a field was refused. Also the key of its words (see {@link messageKeyOf}): `fields.<name>.<problem>` in `forms.yaml`. */
export type Problem = 'missing' | 'tooShort' | 'tooLong' | 'invalid';

/**
 * Why a file was refused. `damaged` and `encrypted` only the function can tell. Keys of `files` in `forms.yaml`.
 */
export type FileProblem = 'missing' | 'wrongType' | 'tooLarge' | 'empty' | 'damaged' | 'encrypted';

/**
 * The key of the words for a problem: a text that was left empty is told by the sentence of the rule it breaks, where
 * there is one (docs/product.md, "Forms").
 */
export function messageKeyOf<Found extends Problem | FileProblem>(
  field: Field,
  problem: Found,
): Found | 'tooShort' | 'invalid' {
  if (problem !== 'missing') return problem;
  if (field.control === 'email') return 'invalid';
  return 'min' in field && field.min > 1 ? 'tooShort' : problem;
}

/** What the sender agrees to. Also the key of its text: `consent.<consent>` in `forms.yaml`. */
export type Consent = 'request' | 'application' | 'files';

/** The name of each consent in a form and in a body; its value is the version of the text agreed to. */
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

/** A text that the sender types. Lengths are in characters as `String.length` counts them. */
interface TextField extends Shared {
  control: 'text' | 'email' | 'tel' | 'longtext';
  min: number;
  max: number;
  /** WHATWG autofill token (WCAG 2.2, 1.3.5). */
  autocomplete?: string;
}

/** A value that the page fixes; the sender sees it but does not type it. */
export interface FixedField extends Shared {
  control: 'fixed';
  max: number;
  /**
   * When given, nothing else is accepted; their words: `values.<name>` in `forms.yaml`. Without it, mails repeat only
   * what `offeredValues` in `server/delivery/mail-values.ts` lists.
   */
  values?: readonly string[];
}

/** One PDF file. */
export interface FileField extends Shared {
  control: 'pdf';
  maxBytes: number;
}

export type Field = TextField | FixedField | FileField;

/** How long a request is kept, counted from its receipt or from the end of recruitment for its job. */
export interface Retention {
  years: number;
  from: 'receipt' | 'end-of-recruitment';
}

/** One kind of request: what the form asks, what the function accepts, how long it is kept. */
export interface RequestDefinition {
  kind: string;
  /** Name of the function that receives it: `POST /functions/v1/<functionName>`. */
  functionName: string;
  fields: Readonly<Record<string, Field>>;
  /** The consents the sender gives, in the order of the form. */
  consents: readonly Consent[];
  retention: Retention;
  /** Which mail box of the company it goes to, MAIL_TO_CAREERS; MAIL_TO unless told. */
  recipient?: 'careers';
}

// docs/product.md, "Size limits".
const shortText = 200;
const pdfBytes = 10 * 1024 * 1024;
/** Characters of a long text, such as a note of staff. */
export const longText = 5000;

interface Optional {
  optional?: true;
}

/** A field whose type says whether it may be left empty. */
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
  return withRequired<FileField, Options>({ control: 'pdf', maxBytes: pdfBytes }, options);
}

/** What most kinds promise: two years after receipt (docs/product.md, "Retention"). */
export const twoYearsAfterReceipt: Retention = { years: 2, from: 'receipt' };

// The address as HTML defines it (https://html.spec.whatwg.org/#valid-e-mail-address), with at least one dot in
// the domain. Exactly one address: no comma, no space, no control character can pass.
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

// One line may hold neither control characters nor the line breaks of Unicode, which could start a mail header, nor
// the marks that turn the direction of text (https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters):
// what is read would not be what stands there. Hebrew and Arabic need none of them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbiddenInOneLine = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
// A long text may hold line breaks and tabs, nothing else below space (PostgreSQL cannot store NUL). Marks of
// direction stay as they were typed; whoever shows a long text makes them visible.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbiddenInLongText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

// What nobody sees, such as zero-width space and Hangul filler: a name of nothing else is missing.
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

function visible(value: string): string {
  return value.replace(invisible, '').trim();
}

/** The problem of one text, or null. Values are never changed: what is stored is what was typed. */
export function problemOf(field: Exclude<Field, FileField>, value: string): Problem | null {
  if (value.length > field.max) return 'tooLong';
  const { length } = visible(value);
  if (length === 0) return field.required ? 'missing' : null;
  if (!value.isWellFormed()) return 'invalid';
  if ((field.control === 'longtext' ? forbiddenInLongText : forbiddenInOneLine).test(value)) return 'invalid';
  if (field.control === 'fixed') return field.values && !field.values.includes(value) ? 'invalid' : null;
  if (length < field.min) return 'tooShort';
  if (field.control === 'email' && !emailAddress.test(value)) return 'invalid';
  return null;
}

/** The problem of one file as far as name and size (in bytes) tell, or null. `null` stands for no file. */
export function problemOfFile(
  field: FileField,
  file: { name: string; size: number } | null,
): FileProblem | null {
  if (!file) return field.required ? 'missing' : null;
  if (!/\.pdf$/i.test(file.name)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > field.maxBytes ? 'tooLarge' : null;
}

/**
 * Looks at every text of a request; unknown keys are dropped, and files are checked where their bytes are. `values`:
 * the texts without a problem, optional empty ones left out.
 */
export function check(
  { fields }: Pick<RequestDefinition, 'fields'>,
  input: Readonly<Record<string, unknown>>,
): { values: Record<string, string>; problems: Record<string, Problem> } {
  const values: Record<string, string> = {};
  const problems: Record<string, Problem> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.control === 'pdf') continue;
    // Clients of hosted platforms send null for what was not given.
    const value = input[name] ?? '';
    const problem = typeof value === 'string' ? problemOf(field, value) : 'invalid';
    if (problem) problems[name] = problem;
    else if (typeof value === 'string' && visible(value) !== '') values[name] = value;
  }
  return { values, problems };
}
