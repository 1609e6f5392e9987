import { statfs } from 'node:fs/promises';
import { Hono } from 'hono';
import { dayMs, hourMs } from '../../domain/periods.ts';
import { printable } from '../../domain/printable.ts';
import { forms, type RequestKind, requestDefinitions } from '../../domain/requests/index.ts';
import { formatLocalTime, yearsAfter } from '../../domain/time-zone.ts';
import type { ReceivedOnDay } from '../../server/store/staff-store.ts';
import type { DeskEnv } from '../desk-env.ts';
import type { DeskParts } from '../parts.ts';

const weeks = 26;
const weekMs = 7 * dayMs;
/** 5 January 1970, a Monday. */
const monday = 4 * dayMs;
const monthsAhead = 12;
const mostPages = 14;
const mostCauses = 12;
/** Upper bounds of the answer time buckets; the last bucket, `longer`, has none. */
const answerSpans = { hours4: 4 * hourMs, day: dayMs, days2: 2 * dayMs, week: weekMs } as const;
const spanNames = [...Object.keys(answerSpans), 'longer'];

/** Statistics over all requests, for plots and tables. */
export function overviewRoutes({ store, env, clock }: DeskParts) {
  return new Hono<DeskEnv>().get('/', async (context) => {
    const now = clock();
    const thisWeek = weekOf(now.getTime());
    const since = new Date(thisWeek - (weeks - 1) * weekMs);
    const periods = requestDefinitions
      .filter(({ retention }) => retention.from === 'receipt')
      .map(({ retention }) => retention.years);
    const [recent, pages, ageing, answers, closed, waiting, databaseBytes, disk] = await Promise.all([
      store.statistics.receivedByDay(since, new Date(now.getTime() + dayMs)),
      store.statistics.receivedByPage(since, mostPages),
      // Requests due within a year: as old as the shortest retention period minus one year, or older.
      store.statistics.receivedByDay(
        yearsAfter(now, -Math.max(...periods)),
        yearsAfter(now, 1 - Math.min(...periods)),
      ),
      store.statistics.answerTimes(since, Object.values(answerSpans)),
      store.statistics.closedByDay(),
      store.outbox.waitingByCause(mostCauses),
      store.statistics.size(),
      statfs(env.dataDir),
    ]);
    return context.json({
      weeks: Array.from({ length: weeks }, (_, index) => {
        const start = since.getTime() + index * weekMs;
        const received = recent.filter(({ day }) => weekOf(day.getTime()) === start);
        const ordinary = received.filter(({ spam }) => !spam);
        return {
          start: new Date(start),
          kinds: sumByKind(ordinary),
          spam: sum(received) - sum(ordinary),
          all: sum(received),
        };
      }),
      pages: pages.map((page) => ({
        ...page,
        kind: forms[page.form],
        subject: page.subject === null ? null : printable(page.subject),
      })),
      answers: {
        spans: spanNames.map((name, index) => ({ name, count: answers.counts[index] ?? 0 })),
        median: answers.median,
        count: answers.count,
      },
      waiting: {
        count: waiting.count,
        causes: waiting.causes.map((cause) => ({ ...cause, error: printable(cause.error ?? '') })),
      },
      disk: {
        free: disk.bavail * disk.bsize,
        total: disk.blocks * disk.bsize,
        database: databaseBytes,
        // PostgreSQL may be on another machine.
        databaseHere: store.engine === 'sqlite',
      },
      retention: retentionAhead(ageing, closed, now),
    });
  });
}

function sum(days: readonly { count: number }[]): number {
  return days.reduce((total, { count }) => total + count, 0);
}

function sumByKind(days: readonly { kind: RequestKind; count: number }[]) {
  return Object.fromEntries(
    requestDefinitions.map(({ kind }) => [kind, sum(days.filter((each) => each.kind === kind))]),
  );
}

/** Start (UTC) of the week, a Monday, in milliseconds. */
function weekOf(time: number): number {
  return Math.floor((time - monday) / weekMs) * weekMs + monday;
}

/** Number of requests that retention deletes in each of the next months, by kind. */
function retentionAhead(
  received: readonly ReceivedOnDay[],
  closed: readonly { day: Date; count: number }[],
  now: Date,
) {
  const due = requestDefinitions.flatMap(({ kind, retention }) => {
    const days = retention.from === 'receipt' ? received.filter((each) => each.kind === kind) : closed;
    return days.map(({ day, count }) => ({ kind, month: monthOf(yearsAfter(day, retention.years)), count }));
  });
  return Array.from({ length: monthsAhead }, (_, index) => {
    const month = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index, 15)));
    const counts = due.filter((each) => each.month === month);
    return {
      month,
      kinds: sumByKind(counts),
      all: sum(counts),
    };
  });
}

function monthOf(at: Date): string {
  return formatLocalTime(at).slice(0, 7);
}
