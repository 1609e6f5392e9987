import { type Language, locales } from '../../domain/languages.ts';

/** Typographic minus. */
const minus = (text: string) => text.replace('-', '−');

/**
 * Amounts and dates as a language writes them: `€24.90` and `4 Nov`, `24,90 €` and `04.11.`.
 * Dates are `YYYY-MM-DD`; amounts are euros.
 */
export function figuresOf(language: Language) {
  const locale = locales[language];
  const number = (value: number, digits: number, options: Intl.NumberFormatOptions = {}) =>
    minus(
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        ...options,
      }).format(value),
    );
  const date = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(day));
  const medium = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' });
  return {
    amount: (value: number) => number(value, 2),
    signed: (value: number, digits = 2) => number(value, digits, { signDisplay: 'exceptZero' }),
    euro: (value: number, digits = 2) => number(value, digits, { style: 'currency', currency: 'EUR' }),
    /** 10 is `10%`, `10 %`. */
    percent: (value: number) => number(value / 100, 0, { style: 'percent' }),
    /** `20/11/26`, `20.11.26`. */
    stamp: (day: string) => date(day, { day: '2-digit', month: '2-digit', year: '2-digit' }),
    dayAndMonth: (day: string) =>
      medium
        .formatToParts(new Date(day))
        .filter(({ type }) => type !== 'year')
        .map(({ value }) => value)
        .join('')
        .replace(/^[\s.,/-]+|[\s,/-]+$/g, ''),
    fullDate: (day: string) => medium.format(new Date(day)),
    /** `1 Sept`, `1 Jan 2027`; `1. Sept.`, `1. Jan. 2027`. */
    shortDate: (day: string, year?: 'numeric') => date(day, { day: 'numeric', month: 'short', year }),
    month: (day: string) => date(day, { month: 'long', year: 'numeric' }),
    monthName: (day: string) => date(day, { month: 'long' }),
    weekday: (day: string, width: 'long' | 'short' = 'long') => date(day, { weekday: width }),
  };
}

export type Figures = ReturnType<typeof figuresOf>;
