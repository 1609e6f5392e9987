import type { Language } from './languages.ts';

/** Fills `{name}` in a text of `content/`. Throws for an unknown name. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}"`);
    return String(value);
  });
}

/** The plural forms of a text (CLDR); German and English have two. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Fills `{count}` in the plural form of the language: "1 year", "2 years". */
export function plural(language: Language, forms: PluralForms, count: number): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return fill(form, { count: new Intl.NumberFormat(language).format(count) });
}

const minute = 60;
const hour = 60 * minute;

/** A waiting time for people, rounded up: "40 seconds", "3 minutes", "13 hours". */
export function waitingTime(language: Language, seconds: number): string {
  const [unit, size] =
    seconds < 2 * minute
      ? (['second', 1] as const)
      : seconds < 2 * hour
        ? (['minute', minute] as const)
        : (['hour', hour] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / size));
}

/** Units of file sizes: `units` in `interface.yaml`. */
export interface SizeUnits {
  kilobyte: PluralForms;
  megabyte: PluralForms;
}

/** A size in bytes for people, rounded up, so that a file over the limit never reads as the limit: "10.1 MB". */
export function fileSize(language: Language, units: SizeUnits, bytes: number): string {
  const megabytes = bytes / 2 ** 20;
  return megabytes >= 1
    ? plural(language, units.megabyte, Math.ceil(megabytes * 10) / 10)
    : plural(language, units.kilobyte, Math.ceil(bytes / 2 ** 10));
}

type Span = { text: string; href?: string };

/** Splits `[words](/path)` links out of a text of `content/`. */
export function spans(text: string): Span[] {
  const pieces: Span[] = [];
  let last = 0;
  for (const match of text.matchAll(/\[([^[\]]+)\]\(([^()\s]+)\)/g)) {
    if (match.index > last) pieces.push({ text: text.slice(last, match.index) });
    pieces.push({ text: match[1] as string, href: match[2] as string });
    last = match.index + match[0].length;
  }
  if (last < text.length) pieces.push({ text: text.slice(last) });
  return pieces;
}
