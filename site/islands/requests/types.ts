import type { Language } from '../../../domain/languages.ts';
import type { FileProblem, FormId, Problem } from '../../../domain/requests/index.ts';
import type { PluralForms, SizeUnits } from '../../../domain/text.ts';

interface Titled {
  title: string;
  text: string;
}

/** The words of a form in one language, with the placeholders filled in that are known at build time. */
export interface RequestWords {
  optional: string;
  errorPrefix: string;
  errorTitlePrefix: string;
  leaveEmpty: string;
  /** By field name; fixed fields have none. */
  fields: Record<
    string,
    {
      label: string;
      hint?: string;
      problems: Partial<Record<Problem, string>>;
    }
  >;
  remaining: PluralForms;
  tooMany: PluralForms;
  /** In the order of the form. `version` identifies the text. */
  consents: { name: string; version: string; text: string; missing: string }[];
  consentHint: string;
  consentNotice: Titled;
  submit: string;
  sending: string;
  success: Titled;
  /** What stays where it was sent: {time}, {number}. */
  sent: { at: string; number: string; confirmation: string };
  failure: Titled;
  summaryTitle: PluralForms;
  reasons: Record<Reason, string>;
  /** For forms with files. */
  files?: FileWords;
}

export interface FileWords {
  units: SizeUnits;
  field: Record<'choose' | 'replace' | 'drop' | 'chosen' | 'remove' | 'removeName' | 'removed', string>;
  problems: Record<Exclude<FileProblem, 'missing'> | 'onlyOne', Titled>;
  upload: { label: string; progress: string; cancel: string; cancelled: Titled };
}

/** Why a request failed: keys of `reasons` in `forms.yaml`. */
export type Reason =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'tooManyRequests'
  | 'unavailable'
  | 'tooLarge'
  | 'wrongFormat'
  | 'alreadySent'
  | 'notAccepted'
  | 'unknown';

export interface RequestFormProps {
  /** Prefix of all element ids in the form. */
  id: string;
  form: FormId;
  language: Language;
  action: string;
  /** The function is our own and takes additional fields (docs/product.md, "Function bodies"). */
  own: boolean;
  /** Path of the page, to return to without script. */
  page: string;
  /** Values set by the page, by field name. */
  fixed: Record<string, string>;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** First paragraph in a dialog. */
  intro?: string;
  /** The dialog around the form; `cancel` is the label of the button that closes it. */
  dialog?: { id: string; cancel: string };
  /** Renders empty error elements for the server to fill in. */
  template?: boolean;
  words: RequestWords;
}
