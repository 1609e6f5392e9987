import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { byLanguage, languageOf } from '../domain/languages.ts';
import { answerWithFile } from '../server/http/files.ts';
import { errorFacts } from '../server/log.ts';
import { createApi } from './api/api.ts';
import type { DeskEnv } from './desk-env.ts';
import { documentOf, iconOf } from './document.ts';
import { guard, headers } from './guard.ts';
import type { DeskParts } from './parts.ts';

// A note of 5,000 characters in its longest JSON encoding.
const maxBodyBytes = 64 * 1024;

/** The desk: JSON under `/api`, one HTML document for every page, and the files of the build. */
export function createDesk(parts: DeskParts): Hono<DeskEnv> {
  const { settings, words, built, palette, log } = parts;
  const documents = byLanguage((language) => documentOf(language, words[language], built));
  const app = new Hono<DeskEnv>();

  app.use(headers);
  app.use(guard(settings.origins, log));
  app.use(
    bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.json({ problem: 'too_large' }, 413) }),
  );

  app.route('/api', createApi(parts));
  app.get('/icon.svg', (context) =>
    context.body(iconOf(palette), 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=86400' }),
  );
  for (const path of ['/assets/*', '/fonts/*']) {
    app.get(path, (context) => {
      const file = built.files.get(context.req.path.slice(1));
      if (!file) return context.text('Not found', 404);
      const { status, headers, body } = answerWithFile(file, context.req.header());
      return new Response(body, { status, headers });
    });
  }
  app.get('*', (context) => context.html(documents[languageOf(context.req.path)]));

  app.onError((error, context) => {
    if (error instanceof HTTPException) {
      return error.res ?? context.json({ problem: error.message || 'refused' }, error.status);
    }
    log.error({ event: 'failure', ...errorFacts(error) }, 'a request failed inside the desk');
    return context.json({ problem: 'failed' }, 500);
  });
  return app;
}
