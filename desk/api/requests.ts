import { Hono } from 'hono';
import { z } from 'zod';
import { longText, requestStates } from '../../domain/requests/index.ts';
import type { StoredRequest } from '../../server/store/store.ts';
import type { DeskEnv } from '../desk-env.ts';
import type { DeskParts } from '../parts.ts';
import { deedLog } from './deed-log.ts';
import { detailsOf } from './details.ts';
import { cursorQuery, filterOf, filterQuery } from './filter.ts';
import { fileFields, input } from './input.ts';
import { purgeLater } from './purge-later.ts';
import { summaryOf } from './summary.ts';

const pageLength = 50;
const maxRelated = 20;

const listQuery = filterQuery.extend({ after: cursorQuery, before: cursorQuery });
const state = z.object({ state: z.enum(requestStates) });
const note = z.object({
  note: z
    .string()
    .max(longText)
    .refine((text) => text.isWellFormed() && !text.includes('\0')),
  seen: z.iso.datetime().nullable(),
});
const resend = z.object({ all: z.boolean() });

/** The inbox, a single request, and actions on it. */
export function requestRoutes({ store, channels, content, env, log, clock }: DeskParts) {
  const deed = deedLog(log);
  const unknown = { problem: 'gone' as const };

  async function summaries(requests: readonly StoredRequest[]) {
    const requestIds = requests.map(({ id }) => id);
    const waiting = requests.length > 0 ? await store.outbox.outgoing({ requestIds, waiting: true }) : [];
    const byRequest = Map.groupBy(waiting, ({ requestId }) => requestId);
    return requests.map((request) => summaryOf(request, byRequest.get(request.id) ?? []));
  }

  return (
    new Hono<DeskEnv>()
      .get('/', input('query', listQuery), async (context) => {
        const { after, before, ...filter } = context.req.valid('query');
        // One more row than a page shows whether there is another page.
        const found = await store.requests.find({
          ...filterOf(filter),
          after,
          before,
          limit: pageLength + 1,
        });
        const more = found.length > pageLength;
        const page = before ? found.slice(-pageLength) : found.slice(0, pageLength);
        return context.json({
          requests: await summaries(page),
          newer: before ? more : after !== undefined,
          older: before ? true : more,
        });
      })
      .get('/counts', async (context) => context.json(await store.statistics.countByState()))
      .get('/:id', async (context) => {
        const request = await store.requests.get(context.req.param('id'));
        if (!request) return context.json(unknown, 404);
        const outgoing = await store.outbox.outgoing({ requestId: request.id });
        return context.json(detailsOf(request, outgoing, content, env.siteUrl));
      })
      // A route of its own: addresses have no index, and opening a request must not wait for this query.
      .get('/:id/related', async (context) => {
        const request = await store.requests.get(context.req.param('id'));
        if (!request) return context.json(unknown, 404);
        const found = await store.requests.find({ email: request.fields.email, limit: maxRelated + 1 });
        return context.json({ requests: await summaries(found.filter(({ id }) => id !== request.id)) });
      })
      .get('/:id/files/:field', async (context) => {
        const { id, field } = context.req.param();
        const request = await store.requests.get(id);
        const known = request && fileFields(request.kind).includes(field);
        const file = known && (await store.requests.files(id)).find((each) => each.field === field);
        if (!file) return context.json(unknown, 404);
        deed(context.var.person, 'download', { request: id, count: 1 });
        // The file may be anything: browsers download it, and one that shows it must not run it.
        return context.body(Uint8Array.from(file.bytes), 200, {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${id}-${file.name}`)}`,
          'Content-Security-Policy': "default-src 'none'; sandbox",
        });
      })
      .put('/:id/state', input('json', state), async (context) => {
        const { state } = context.req.valid('json');
        const id = context.req.param('id');
        if (!(await store.desk.setState(id, state, context.var.person, clock())))
          return context.json(unknown, 404);
        deed(context.var.person, state, { request: id, count: 1 });
        return context.json({ state });
      })
      .put('/:id/note', input('json', note), async (context) => {
        const { note, seen } = context.req.valid('json');
        const id = context.req.param('id');
        const { person } = context.var;
        const outcome = await store.desk.setNote(
          id,
          note,
          seen === null ? null : new Date(seen),
          person,
          clock(),
        );
        if (outcome === 'unknown') return context.json(unknown, 404);
        if (outcome === 'changed') return context.json({ problem: 'changed' as const }, 409);
        deed(person, 'note', { request: id, count: 1 });
        return context.json({ saved: true });
      })
      .post('/:id/release', async (context) => {
        const id = context.req.param('id');
        if (!(await store.requests.release(id, channels, clock()))) return context.json(unknown, 404);
        deed(context.var.person, 'release', { request: id, count: 1 });
        return context.json({ released: true });
      })
      .post('/:id/resend', input('json', resend), async (context) => {
        const id = context.req.param('id');
        if (!(await store.requests.get(id))) return context.json(unknown, 404);
        const count = await store.outbox.resend(id, clock(), context.req.valid('json'));
        deed(context.var.person, 'resend', { request: id, count });
        return context.json({ count });
      })
      .delete('/:id', async (context) => {
        const id = context.req.param('id');
        const deletions = await store.erasure.discard([id], clock());
        if (deletions.length === 0) return context.json(unknown, 404);
        deed(context.var.person, 'discard', { request: id, count: 1 });
        void purgeLater(store, log);
        return context.json({ discarded: true });
      })
  );
}
