import type { Language } from '../../domain/languages.ts';
import { printable } from '../../domain/printable.ts';
import {
  consentNames,
  type FileProblem,
  messageKeyOf,
  missingConsentKeys,
  type Problem,
  pdfBytes,
  type RequestDefinition,
} from '../../domain/requests/index.ts';
import { fileSize, fill, waitingTime } from '../../domain/text.ts';
import type { Content } from '../content.ts';
import type { RefusalCode } from '../http/refusal.ts';

/** The message of a refusal. `seconds`: wait before the next attempt. */
export function refusalMessage(
  { forms, interfaceWords }: Content,
  language: Language,
  code: RefusalCode,
  seconds: number,
): string {
  const { reasons, consent } = forms[language];
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
      return fill(reasons.tooManyRequests, { wait: waitingTime(language, seconds) });
    case 'unavailable':
      return reasons.unavailable;
    case 'not_found':
      return interfaceWords[language].notFound.text;
    default:
      return reasons.wrongFormat;
  }
}

/** The message of a problem, the same as in the form on the page. */
export function problemMessage(
  content: Content,
  language: Language,
  definition: RequestDefinition,
  name: string,
  problem: Problem | FileProblem,
  file?: { name: string; size: number },
): string {
  const all = content.forms[language];
  const consent = definition.consents.find((each) => consentNames[each] === name);
  if (consent) return all.consent[missingConsentKeys[consent]];
  const field = definition.fields[name];
  if (field?.control === 'pdf' && problem in all.files) {
    const { units } = content.interfaceWords[language];
    return fill(all.files[problem as Exclude<FileProblem, 'missing'>].text, {
      file: printable(file?.name ?? ''),
      size: fileSize(language, units, file?.size ?? 0),
      maxSize: fileSize(language, units, pdfBytes),
    });
  }
  const key = field ? messageKeyOf(field, problem) : problem;
  const text = all.fields[name]?.[key as Problem] ?? all.reasons.notAccepted;
  return fill(text, {
    max: field && 'max' in field ? field.max : 0,
    min: field && 'min' in field ? field.min : 0,
  });
}
