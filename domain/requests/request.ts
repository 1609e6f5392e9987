import * as z from 'zod/mini';

// zod probes `new Function` unless told not to, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

/** Why a field was refused. Also the key of its message: `fields.<name>.<problem>` in `forms.yaml`. */
export type Problem = 'missing' | 'tooShort' | 'tooLong' | 'invalid';

/**
 * Why a file was refused. `damaged`, `encrypted` and `unreadable` (it takes too long or too much memory to look into)
 * only the function can tell. Keys of `files` in `forms.yaml`.
 */
export type FileProblem =
  | 'missing'
  | 'wrongType'
  | 'tooLarge'
  | 'empty'
  | 'damaged'
  | 'encrypted'
  | 'unreadable';

/** What the sender agrees to. Also the key of its text: `consent.<consent>` in `forms.yaml`. */
export type Consent = 'request' | 'application' | 'files';

/** The name of each consent in a form and in a body; its value is the version of the text agreed to. */
export const consentNames = {
  request: 'consent',
  application: 'consent',
  files: 'filesConsent',
} as const satisfies Record<Consent, string>;

interface Shared {
  required: boolean;
}

/** A text that the sender types. Lengths are in characters as `String.length` counts them. */
export interface TextField extends Shared {
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
  /** When given, nothing else is accepted, and mails may repeat it. Without it: `listed` in `server/delivery/words.ts`. */
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
const longText = 5000;
const pdfBytes = 10 * 1024 * 1024;

/** A field of one line. `min` counts characters without surrounding space. */
export function text(
  options: { min?: number; autocomplete?: string; optional?: true; control?: 'tel' } = {},
): TextField {
  return {
    control: options.control ?? 'text',
    required: !options.optional,
    min: options.min ?? 1,
    max: shortText,
    autocomplete: options.autocomplete,
  };
}

export function email(): TextField {
  return { control: 'email', required: true, min: 1, max: shortText, autocomplete: 'email' };
}

export function longtext(options: { min?: number; optional?: true } = {}): TextField {
  return { control: 'longtext', required: !options.optional, min: options.min ?? 1, max: longText };
}

export function fixed(options: { values?: readonly string[]; optional?: true } = {}): FixedField {
  return { control: 'fixed', required: !options.optional, max: shortText, values: options.values };
}

export function pdf(options: { optional?: true } = {}): FileField {
  return { control: 'pdf', required: !options.optional, maxBytes: pdfBytes };
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
const unfitForOneLine = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
// A long text may hold line breaks and tabs, nothing else below space (PostgreSQL cannot store NUL). Marks of
// direction stay as they were typed; whoever shows a long text makes them visible.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unfitForLongText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

// What nobody sees, such as zero-width space and Hangul filler: a name of nothing else is missing.
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** The problem of one text, or null. Values are never changed: what is stored is what was typed. */
export function problemOf(field: TextField | FixedField, value: string): Problem | null {
  if (value.length > field.max) return 'tooLong';
  const length = value.replace(invisible, '').trim().length;
  if (length === 0) return field.required ? 'missing' : null;
  if (!value.isWellFormed()) return 'invalid';
  if ((field.control === 'longtext' ? unfitForLongText : unfitForOneLine).test(value)) return 'invalid';
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
 * The schema of a request's texts, for form and function alike: every text field as a string, unknown keys
 * dropped. The message of each issue is its {@link Problem}. Files are checked where their bytes are.
 */
function schemaOf(definition: RequestDefinition) {
  const shape: Record<string, z.ZodMiniType<string, string | undefined>> = {};
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.control === 'pdf') continue;
    const value = z
      .string({ error: (issue) => (issue.input === undefined ? 'missing' : 'invalid') })
      .check((payload) => {
        const problem = problemOf(field, payload.value);
        if (problem) payload.issues.push({ code: 'custom', message: problem, input: payload.value });
      });
    shape[name] = field.required ? value : z._default(value, '');
  }
  return z.object(shape);
}

/** Problems by field name; empty when every text is fine. */
export function check(
  definition: RequestDefinition,
  input: unknown,
): { values: Record<string, string>; problems: Record<string, Problem> } {
  const result = schemaOf(definition).safeParse(input);
  if (result.success) return { values: result.data, problems: {} };
  const problems: Record<string, Problem> = {};
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? '');
    problems[name] ??= issue.message as Problem;
  }
  return { values: {}, problems };
}
