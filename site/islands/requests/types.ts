import type { Language } from '../../../domain/languages.ts';
import type { FileProblem, FormId, Problem } from '../../../domain/requests/index.ts';
import type { PluralForms, SizeUnits } from '../../../domain/text.ts';

interface Titled {
  title: string;
  text: string;
}

/** The words of one form, in one language, filled in as far as the build can: the props of the island. */
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
  /** In the order of the form. `version` names the text that was agreed to. */
  consents: { name: string; version: string; text: string; missing: string }[];
  consentHint: string;
  consentNotice: Titled;
  submit: string;
  sending: string;
  success: Titled;
  failure: Titled;
  summaryTitle: PluralForms;
  reasons: Record<Reason, string>;
  /** Only of forms that take files. */
  files?: FileWords;
}

export interface FileWords {
  units: SizeUnits;
  field: Record<'choose' | 'replace' | 'drop' | 'chosen' | 'remove' | 'removeName' | 'removed', string>;
  problems: Record<Exclude<FileProblem, 'missing'> | 'onlyOne', Titled>;
  upload: { label: string; progress: string; cancel: string; cancelled: Titled };
}

/** Why a request did not arrive: keys of `reasons` in `forms.yaml`. */
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
  /** Prefix of the id of every element in the form. */
  id: string;
  form: FormId;
  language: Language;
  /** Where the form posts to. */
  action: string;
  /** The function there is our own and takes more than the fields (docs/product.md, "Function bodies"). */
  own: boolean;
  /** Path of the page the form stands on: where the answer without script leads back to. */
  page: string;
  /** Values that the page fixes, by field name. */
  fixed: Record<string, string>;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** The dialog around the form: its first field takes the focus, a second button closes it. */
  dialog?: { id: string; cancel: string };
  /** The form is a template: the server fills in what is wrong where a place is for it. */
  template?: boolean;
  words: RequestWords;
}
