import { defaultLanguage, type Language } from '../../domain/languages.ts';
import type { Content } from '../content.ts';
import { type AppContext, headersOf, languageWanted } from '../http/context.ts';
import type { Pages } from '../http/pages.ts';
import { Refusal, type RefusalCode, statuses } from '../http/refusal.ts';
import { fillAnswerPage } from './answer-page.ts';
import type { Outcome } from './function.ts';
import { wantsHtml, wantsPage } from './guard.ts';
import { refusalMessage } from './messages.ts';

const moreHeaders: Partial<Record<RefusalCode, Record<string, string>>> = {
  method_not_allowed: { Allow: 'POST, OPTIONS' },
  // The rest of the body is missing, so the connection cannot be reused.
  timed_out: { Connection: 'close' },
};

export type Answers = ReturnType<typeof createAnswers>;

/** Answers with JSON to programs and to the script of a form, with a page to a form posted without script. */
export function createAnswers(content: Content, pages: Pages) {
  return {
    /** Answers a call of a function. */
    outcome(context: AppContext, { language, form, body, result }: Outcome): Response {
      const template = wantsPage(headersOf(context)) && pages.answerTemplates.get(`${language}/${form}`);
      const refusal = result instanceof Refusal ? result : null;
      if (template) {
        const html = fillAnswerPage(template.html, content, { language, form, ...body, refusal });
        const headers = { ...template.headers, ...headersFor(refusal) };
        return context.body(html, refusal ? statuses[refusal.code] : 200, headers);
      }
      return result instanceof Refusal
        ? refusalAsJson(context, language, result)
        : context.json({ success: true, id: result.id });
    },

    /** Answers an unknown path or a wrong method. A browser gets the not-found page. */
    refusal(context: AppContext, refusal: Refusal): Response {
      if (!wantsHtml(headersOf(context))) return refusalAsJson(context, defaultLanguage, refusal);
      const { html, headers } = pages.notFound(languageWanted(context));
      return context.body(html, statuses[refusal.code], { ...headers, ...headersFor(refusal) });
    },

    /** Answers after an exception. */
    failure(context: AppContext): Response {
      const language = languageWanted(context);
      if (wantsHtml(headersOf(context))) {
        const { html, headers } = pages.failure(language);
        return context.body(html, 500, headers);
      }
      const message = refusalMessage(content, language, 'unavailable', 0);
      return context.json({ error: { code: 'internal', message } }, 500);
    },
  };

  function refusalAsJson(context: AppContext, language: Language, refusal: Refusal): Response {
    const { code, fields, retryAfter } = refusal;
    const error = {
      code,
      message: refusalMessage(content, language, code, retryAfter ?? 0),
      ...(Object.keys(fields).length > 0 ? { fields } : {}),
    };
    return context.json({ error }, statuses[code], headersFor(refusal));
  }
}

function headersFor(refusal: Refusal | null): Record<string, string> {
  if (!refusal) return {};
  const { code, retryAfter } = refusal;
  return { ...moreHeaders[code], ...(retryAfter === null ? {} : { 'Retry-After': String(retryAfter) }) };
}
