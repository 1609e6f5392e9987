import { dayMs, hourMs, minuteMs } from '../../domain/periods.ts';
import { timeZone } from '../../domain/time-zone.ts';
import { counted, locale, words } from './words.ts';

// In the company's time zone, as in mails and filters, wherever the browser is.
const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone });
const clock = formatOf({ timeStyle: 'short' });
const weekday = formatOf({ weekday: 'short', hour: '2-digit', minute: '2-digit' });
const shortDay = formatOf({ day: 'numeric', month: 'short' });
const shortDayOfYear = formatOf({ day: 'numeric', month: 'short', year: 'numeric' });
const full = formatOf({ dateStyle: 'long', timeStyle: 'short' });
const day = formatOf({ dateStyle: 'long' });
const year = formatOf({ year: 'numeric' });
const month = formatOf({ month: 'short', year: 'numeric' });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });

/** How long ago, in short: "12 min ago", "14:05", "Fri 14:05", "20 Nov". */
export function age(text: string, now: Date): string {
  const at = new Date(text);
  const ms = now.getTime() - at.getTime();
  if (ms < hourMs) return relative.format(-Math.max(0, Math.floor(ms / minuteMs)), 'minute');
  if (day.format(at) === day.format(now)) return clock.format(at);
  if (ms < 6 * dayMs) return weekday.format(at);
  return (year.format(at) === year.format(now) ? shortDay : shortDayOfYear).format(at);
}

/** Day and time of day. */
export function time(text: string): string {
  return full.format(new Date(text));
}

export function date(text: string): string {
  return day.format(new Date(text));
}

/** A day and month without line breaks. */
export function weekStart(text: string): string {
  return shortDay.format(new Date(text)).replaceAll(' ', '\u00a0');
}

/** `text` is `2026-11`. */
export function monthName(text: string): string {
  return month.format(new Date(`${text}-15T12:00Z`));
}

/** A duration in its largest fitting unit: "40 minutes", "5 hours", "3 days". */
export function duration(ms: number): string {
  if (ms < hourMs) return counted(words.units.minutes, Math.max(1, Math.round(ms / minuteMs)));
  return ms < 2 * dayMs
    ? counted(words.units.hours, Math.round(ms / hourMs))
    : counted(words.units.days, Math.round(ms / dayMs));
}
