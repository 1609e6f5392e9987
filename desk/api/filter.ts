import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import { dayMs } from '../../domain/periods.ts';
import { requestStates } from '../../domain/requests/index.ts';
import { startOfDay } from '../../domain/time-zone.ts';
import type { RequestFilter } from '../../server/store/store.ts';
import { kinds } from './input.ts';

const day = z.iso.date().optional();

/** The inbox filter in a query string. Without a state: everything that is not suspected spam. */
export const filterQuery = z.object({
  state: z.enum([...requestStates, 'spam']).optional(),
  kind: z.enum(kinds).optional(),
  language: z.enum(languages).optional(),
  since: day,
  until: day,
  q: z.string().max(200).optional(),
});

type FilterQuery = z.infer<typeof filterQuery>;

/** The same filter for the store. `until` is the last included day. */
export function filterOf({ state, kind, language, since, until, q }: FilterQuery): RequestFilter {
  const from = since && startOfDay(since);
  const end = until && startOfDay(dayAfter(until));
  return {
    spam: state === 'spam',
    ...(state && state !== 'spam' && { state }),
    ...(kind && { kind }),
    ...(language && { language }),
    ...(from && { since: from }),
    ...(end && { until: end }),
    ...(q?.trim() && { search: q }),
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + dayMs).toISOString().slice(0, 10);
}

/** A cursor of the list: milliseconds and number of a request, `1763632800000.KG-7Q2M9F0X`. */
export const cursorQuery = z
  .string()
  .regex(/^\d{1,15}\.[\w-]{1,20}$/)
  .transform((text) => {
    const [ms, id = ''] = text.split('.');
    return { receivedAt: new Date(Number(ms)), id };
  })
  .optional();
