import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { defaultLanguage, type Language, languages } from '../../domain/languages.ts';
import { failureOf } from '../../server/delivery/failure.ts';
import type { DeskEnv } from '../desk-env.ts';
import type { DeskParts } from '../parts.ts';
import { linkMinutes, type MakeLink } from '../sign-in.ts';
import { deedRoutes } from './deeds.ts';
import { input } from './input.ts';
import { overviewRoutes } from './overview.ts';
import { requestRoutes } from './requests.ts';

/** The JSON API of the desk. `desk/pages/api.ts` makes its typed client from the type of this function. */
export function createApi(parts: DeskParts) {
  const { signIn, settings, sendLink, sending, log } = parts;

  const signedIn = createMiddleware<DeskEnv>(async (context, next) => {
    const session = await signIn.session(context);
    if (!session) return context.json({ problem: 'signed_out' as const }, 401);
    context.set('person', session.person);
    return next();
  });

  /** Never rejects: the response must not depend on whether a mail is sent. */
  async function mailLink(makeLink: MakeLink, person: string, language: Language): Promise<void> {
    try {
      const address = await makeLink();
      log.info({ event: 'link', sent: address !== null }, 'somebody has asked for a link to the desk');
      if (address) await sendLink(person, address, language);
    } catch (error) {
      log.error({ event: 'link_not_sent', ...failureOf(error).facts }, 'a link to the desk was not sent');
    }
  }

  const link = z.object({ email: z.string().max(200), language: z.enum(languages).default(defaultLanguage) });
  const secret = z.object({ secret: z.string().max(200) });

  return new Hono<DeskEnv>()
    .post('/links', input('json', link), async (context) => {
      const { email, language } = context.req.valid('json');
      const makeLink = await signIn.askForLink(context, email, language);
      const sent = mailLink(makeLink, email.trim().toLowerCase(), language);
      sending.add(sent);
      void sent.finally(() => sending.delete(sent));
      return context.json({ minutes: linkMinutes });
    })
    .post('/session', input('json', secret), async (context) => {
      const begun = await signIn.begin(context, context.req.valid('json').secret);
      log[begun ? 'info' : 'warn']({ event: 'sign_in', begun }, 'a link to the desk was opened');
      return begun ? context.json({ begun }) : context.json({ problem: 'refused' as const }, 403);
    })
    .get('/session', async (context) => {
      const session = await signIn.session(context);
      return context.json({ person: session?.person ?? null, by: settings.entry.by });
    })
    .delete('/session', signedIn, async (context) => {
      await signIn.end(context);
      log.info({ event: 'sign_out', person: context.var.person }, 'signed out');
      return context.json({});
    })
    .delete('/sessions', signedIn, async (context) => {
      await signIn.endEverywhere(context, context.var.person);
      log.info({ event: 'sign_out', person: context.var.person, everywhere: true }, 'signed out');
      return context.json({});
    })
    .use(signedIn)
    .route('/requests', requestRoutes(parts))
    .route('/', deedRoutes(parts))
    .route('/overview', overviewRoutes(parts))
    .all('*', (context) => context.json({ problem: 'not_found' as const }, 404));
}

export type Api = ReturnType<typeof createApi>;
