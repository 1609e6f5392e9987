import { Hono } from 'hono';
import type { Content } from './content.ts';
import type { Delivery } from './delivery/delivery.ts';
import type { Env } from './env.ts';
import type { HealthReport } from './health/check.ts';
import { healthRoutes } from './health/routes.ts';
import { type BodyTimeouts, defaultBodyTimeouts } from './http/body-timeouts.ts';
import type { AppEnv } from './http/context.ts';
import { createLimits } from './http/limits.ts';
import { type Meter, noMeter } from './http/meter.ts';
import { allowOrigins, answerHeaders, assignCallIds } from './http/middleware.ts';
import type { Pages } from './http/pages.ts';
import { Refusal } from './http/refusal.ts';
import { errorFacts, type Log, loggablePath } from './log.ts';
import { createAnswers } from './requests/answers.ts';
import type { FunctionParts } from './requests/function.ts';
import { createPdfInspector, type InspectPdf } from './requests/inspect-pdf.ts';
import { functionRoutes } from './requests/routes.ts';
import { Uploads } from './requests/uploads.ts';
import type { Store } from './store/store.ts';

export interface AppParts {
  env: Env;
  content: Content;
  /** Rejects while the database is unavailable. */
  store: () => Promise<Store>;
  delivery: Pick<Delivery, 'wake'>;
  pages: Pages;
  log: Log;
  /** The body of `/readyz`; null during shutdown. */
  health: () => HealthReport | null;
  meter?: Meter;
  clock?: () => Date;
  bodyTimeouts?: BodyTimeouts;
  inspectPdf?: InspectPdf;
}

/** The Hono app: functions and health endpoints. `Pages` serves the files. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const { env, content, store, pages, log, health, meter = noMeter } = parts;
  const answers = createAnswers(content, pages);
  const functions = functionPartsOf(parts);

  return new Hono<AppEnv>()
    .use(answerHeaders(), assignCallIds())
    .use('/functions/*', allowOrigins(env.allowedOrigins))
    .route('/', healthRoutes({ store, health }))
    .route('/functions/v1', functionRoutes({ functions, answers, meter, log }))
    .notFound((context) => {
      const path = loggablePath(context.req.path);
      meter.refusal('not_found');
      log.info({ event: 'not_found', call: context.get('call'), path }, 'unknown path');
      return answers.refusal(context, new Refusal('not_found'));
    })
    .onError((error, context) => {
      const facts = { call: context.get('call'), ...errorFacts(error) };
      meter.refusal('internal');
      log.error({ event: 'failure', ...facts }, 'a request failed inside the program');
      return answers.failure(context);
    });
}

function functionPartsOf(parts: AppParts): FunctionParts {
  const { env, log, clock = () => new Date() } = parts;
  const { rateLimitPerMinute: perMinute, confirmationsPerHour } = env;
  return {
    bodyTimeouts: defaultBodyTimeouts,
    inspectPdf: createPdfInspector(log),
    ...parts,
    clock,
    uploads: new Uploads({ dataDir: env.dataDir, log }),
    limits: createLimits({ clock, perMinute, confirmationsPerHour }),
  };
}
