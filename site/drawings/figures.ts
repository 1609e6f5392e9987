import { type Language, locales } from '../../domain/languages.ts';

/** Typographic minus, which the drawings set in tabular figures. */
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
  return {
    amount: (value: number) => number(value, 2),
    signed: (value: number, digits = 2) => number(value, digits, { signDisplay: 'exceptZero' }),
    euro: (value: number, digits = 2) => number(value, digits, { style: 'currency', currency: 'EUR' }),
    /** Digits only, as tills print it: `20/11/26`, `20.11.26`. */
    stamp: (day: string) => date(day, { day: '2-digit', month: '2-digit', year: '2-digit' }),
    dayAndMonth: (day: string) =>
      date(
        day,
        language === 'de' ? { day: '2-digit', month: '2-digit' } : { day: 'numeric', month: 'short' },
      ),
    fullDate: (day: string) =>
      date(
        day,
        language === 'de'
          ? { day: '2-digit', month: '2-digit', year: 'numeric' }
          : { day: 'numeric', month: 'short', year: 'numeric' },
      ),
    month: (day: string) => date(day, { month: 'long', year: 'numeric' }),
    weekday: (day: string, width: 'long' | 'short' = 'long') => date(day, { weekday: width }),
  };
}

export type Figures = ReturnType<typeof figuresOf>;
