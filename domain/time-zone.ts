import { hourMs } from './periods.ts';

/** The company's time zone, for dates that people read and for the end of retention periods. */
export const timeZone = 'Europe/Berlin';

const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

/** Date and time in Bremen: `2026-11-20 11:00`. */
export function formatLocalTime(at: Date): string {
  return clock.format(at);
}

/** Date, time and zone in Bremen: `2026-11-20 11:00 CET`. */
export function formatZonedTime(at: Date): string {
  return `${formatLocalTime(at)} ${zoneOf(at, 'en-GB')}`;
}

/** Abbreviation of the zone in a locale: `CET`, in summer `CEST`; `MEZ` and `MESZ` in German. */
export function zoneOf(at: Date, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short', timeZone }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The moment at which a day (`2026-11-20`) begins in Bremen; null for an invalid day. */
export function startOfDay(day: string): Date | null {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight)) return null;
  const moments = [2, 1].map((hours) => new Date(midnight - hours * hourMs));
  return moments.find((moment) => formatLocalTime(moment) === `${day} 00:00`) ?? null;
}

/** The end of the day in Bremen that is `years` before the day of `at`. */
export function endOfDayYearsBefore(at: Date, years: number): Date {
  const [year = 0, month = 1, day = 1] = formatLocalTime(at).slice(0, 10).split('-').map(Number);
  // The year may have no 29 February.
  const lastOfMonth = new Date(Date.UTC(year - years, month, 0)).getUTCDate();
  const next = new Date(Date.UTC(year - years, month - 1, Math.min(day, lastOfMonth) + 1))
    .toISOString()
    .slice(0, 10);
  return startOfDay(next) as Date;
}

/** The same moment `years` later: a period of that length from `at` ends on its day in Bremen. */
export function yearsAfter(at: Date, years: number): Date {
  const later = new Date(at);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
