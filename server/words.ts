import { byLanguage, type Language } from '../domain/languages.ts';
import {
  type Consent,
  consentNames,
  type FileProblem,
  type FormId,
  type Problem,
  type RequestDefinition,
} from '../domain/requests/index.ts';
import { fileSize, fill, type SizeUnits } from '../domain/words.ts';
import { readContent } from './content.ts';
import type { RefusalCode } from './functions/refusal.ts';
import { printable } from './printable.ts';

/** The words of `forms.yaml` and `interface.yaml` that the server sends itself; the build has checked their shape. */
export interface Words {
  marks: { errorTitlePrefix: string; errorPrefix: string };
  fields: Readonly<Record<string, Partial<Record<Problem, string>>>>;
  /** What a page fixes, as this language calls it: by field name, then by value. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  files: Readonly<Record<Exclude<FileProblem, 'missing'>, Titled>>;
  consent: Readonly<
    Record<'missing' | 'missingApplication' | 'missingFiles', string> & {
      notice: Titled;
      noticeApplication: Titled;
    }
  >;
  errorSummary: { title: { one: string; other: string } };
  reasons: Readonly<
    Record<
      'tooManyRequests' | 'unavailable' | 'tooLarge' | 'wrongFormat' | 'alreadySent' | 'notAccepted',
      string
    >
  >;
  forms: Readonly<Record<FormId, { title: string; success: Titled; failure: Titled }>>;
  resultPages: {
    titleSuffix: string;
    confirmation: string;
    invalid: Titled & { files: string };
    consent: Titled & { detail: string };
    consentApplication: Titled & { detail: string };
    failure: { kept: string };
    tooManyRequests: Titled;
    tooLarge: Titled;
    unavailable: Titled;
  };
  units: SizeUnits;
  notFound: Titled;
}

export interface Titled {
  title: string;
  text: string;
}

export const words: Readonly<Record<Language, Words>> = byLanguage((language) => ({
  ...readContent<Words>(`${language}/forms.yaml`),
  ...pick(readContent<Pick<Words, 'units' | 'notFound'>>(`${language}/interface.yaml`)),
}));

/** What a refusal says to people, in one sentence. `seconds`: when to come back, where there is a limit. */
export function messageOf(language: Language, code: RefusalCode, seconds: number): string {
  const { reasons, consent, notFound } = words[language];
  switch (code) {
    case 'invalid_fields':
      return reasons.notAccepted;
    case 'consent_missing':
      return consent.notice.text;
    case 'conflict':
      return reasons.alreadySent;
    case 'too_large':
      return reasons.tooLarge;
    case 'too_many_requests':
      return fill(reasons.tooManyRequests, { seconds });
    case 'unavailable':
      return reasons.unavailable;
    case 'not_found':
      return notFound.text;
    default:
      return reasons.wrongFormat;
  }
}

/** What is wrong with a field, in the words the form uses. */
export function problemMessage(
  language: Language,
  definition: RequestDefinition,
  name: string,
  problem: Problem | FileProblem,
  file?: { name: string; size: number },
): string {
  const all = words[language];
  const consent = definition.consents.find((each) => consentNames[each] === name);
  if (consent) return all.consent[missingConsent[consent]];
  const field = definition.fields[name];
  if (field?.control === 'pdf' && problem in all.files) {
    const { units } = all;
    return fill(all.files[problem as Exclude<FileProblem, 'missing'>].text, {
      file: printable(file?.name ?? ''),
      size: fileSize(language, units, file?.size ?? 0),
      maxSize: fileSize(language, units, field.maxBytes),
    });
  }
  const text = all.fields[name]?.[problem as Problem];
  if (!text || !field || field.control === 'pdf') return text ?? all.reasons.notAccepted;
  return fill(text, { max: field.max, min: field.control === 'fixed' ? 0 : field.min });
}

const missingConsent = {
  request: 'missing',
  application: 'missingApplication',
  files: 'missingFiles',
} as const satisfies Record<Consent, string>;

function pick({ units, notFound }: Pick<Words, 'units' | 'notFound'>) {
  return { units, notFound };
}
