import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { z } from 'zod';
import { errorFacts } from '../../server/log.ts';
import { exportedRequests, exportFormats } from '../../server/store/export.ts';
import type { DeskEnv } from '../desk-env.ts';
import type { DeskParts } from '../parts.ts';
import { deedLog } from './deed-log.ts';
import { filterOf, filterQuery } from './filter.ts';
import { input } from './input.ts';
import { purgeLater } from './purge-later.ts';

// Requests listed before an erasure.
const maxListed = 50;

const sender = z.object({ email: z.string().min(1).max(200) });
/** `typed` is the address typed to confirm. */
const erasure = sender.extend({ typed: z.string().max(400) });
const job = z.object({ jobTitle: z.string().min(1).max(200) });
const exported = filterQuery.extend({ format: z.enum(exportFormats) });

/** Actions on several requests: erasing a person, closing a job, exporting. */
export function deedRoutes({ store, content, log, clock }: DeskParts) {
  const deed = deedLog(log);

  return new Hono<DeskEnv>()
    .get('/senders', input('query', sender), async (context) => {
      return context.json(await store.statistics.sentBy(context.req.valid('query').email, maxListed));
    })
    .post('/erasures', input('json', erasure), async (context) => {
      const { email, typed } = context.req.valid('json');
      if (typed.trim().toLowerCase() !== email.toLowerCase()) {
        return context.json({ problem: 'mismatch' as const }, 400);
      }
      const deletions = await store.erasure.erase(email, clock());
      deed(context.var.person, 'erase', { count: deletions.length });
      const purged = await store.erasure.purge();
      if (!purged) void purgeLater(store, log);
      return context.json({ count: deletions.length, purged, engine: store.engine });
    })
    .get('/jobs', async (context) => {
      const jobs = await store.requests.openJobs();
      return context.json({
        jobs: jobs.map((job) => ({ ...job, offered: content.offeredJobs.includes(job.jobTitle) })),
      });
    })
    .post('/jobs/close', input('json', job), async (context) => {
      const count = await store.requests.closeJob(context.req.valid('json').jobTitle, clock());
      deed(context.var.person, 'close_job', { count });
      return context.json({ count });
    })
    .get('/export', input('query', exported), (context) => {
      const { format, ...filter } = context.req.valid('query');
      const day = clock().toISOString().slice(0, 10);
      const [ending, type] = format === 'json' ? ['json', 'application/json'] : ['csv', 'text/csv'];
      context.header('Content-Type', `${type}; charset=utf-8`);
      context.header('Content-Disposition', `attachment; filename="requests-${day}.${ending}"`);
      context.header('Content-Security-Policy', "default-src 'none'; sandbox");
      // The first piece is the header, the last the footer; the rest are requests.
      let pieces = 0;
      return stream(
        context,
        async (out) => {
          for await (const piece of exportedRequests(store, filterOf(filter), format)) {
            // The client has disconnected: stop reading the database.
            if (out.aborted) break;
            await out.write(piece);
            pieces += 1;
          }
          deed(context.var.person, 'export', { count: out.aborted ? pieces - 1 : pieces - 2 });
        },
        async (error) => {
          log.error({ event: 'failure', ...errorFacts(error) }, 'an export was broken off');
          // A normal end would make the incomplete file look complete.
          context.env?.incoming?.socket.destroy();
          deed(context.var.person, 'export', { count: Math.max(0, pieces - 1) });
        },
      );
    });
}
