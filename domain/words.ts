import type { Language } from './languages.ts';

/** Fills `{name}` in a text of `content/`. An unknown name is an error: it would reach the visitor as braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}"`);
    return String(value);
  });
}

export interface PluralForms {
  one: string;
  other: string;
}

/** `{count}` in the right plural form of the language: "1 year", "2 years". */
export function plural(language: Language, forms: PluralForms, count: number): string {
  const rule = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
  return fill(rule, { count: new Intl.NumberFormat(language).format(count) });
}

/** Units of file sizes: `units` in `interface.yaml`. */
export interface SizeUnits {
  kilobyte: PluralForms;
  megabyte: PluralForms;
}

/** A size in bytes for people, rounded up, so that what is too large never reads as the limit: "10.1 MB", "84 KB". */
export function fileSize(language: Language, units: SizeUnits, bytes: number): string {
  const megabytes = bytes / 2 ** 20;
  return megabytes >= 1
    ? plural(language, units.megabyte, Math.ceil(megabytes * 10) / 10)
    : plural(language, units.kilobyte, Math.ceil(bytes / 2 ** 10));
}

/** Letters of the longest compound that no line parts: it still fits into a narrow column. */
const longestWhole = 16;

/** A sign or short word of the law, or a figure, before the space behind which no line ends. */
const beforeFigure =
  /(?<=§|Art\.|Abs\.|Buchst\.|Nr\.|no\.) | (?<=\d )(?=[€%])|(?<=[\d)]) (?=\((?:\d+|[a-z])\))/g;

/**
 * Keeps together what reads together. "§ 8", "6 (1) (a)" and "50 €" share a line. So do "E-Mail", "REST-API", "check-in" and
 * "Prepaid-Karte": a word joiner behind their hyphen forbids the break. A longer compound may break, but not behind
 * one or two capitals nor before three letters.
 */
export function together(text: string): string {
  return text
    .replace(beforeFigure, '\u00a0')
    .replace(/<[^>]*>|(?<=[\s>(„“])\p{L}[\p{L}\d]*(?:-[\p{L}\d]+)+(?![\p{L}\d-])/gu, (piece) => {
      if (piece.startsWith('<')) return piece;
      if (piece.length <= longestWhole) return piece.replaceAll('-', '-\u2060');
      return piece.replace(/(?<=^\p{Lu}{1,2}-)(?=\p{Lu})|(?<=-)(?=\p{L}{1,3}$)/gu, '\u2060');
    });
}

/** A piece of a text: plain words, or words that lead somewhere. */
export type Span = { text: string; href?: string };

/** Splits `[words](/path)` links out of a text of `content/`. */
export function spans(text: string): Span[] {
  const pieces: Span[] = [];
  let last = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    if (match.index > last) pieces.push({ text: text.slice(last, match.index) });
    pieces.push({ text: match[1] as string, href: match[2] as string });
    last = match.index + match[0].length;
  }
  if (last < text.length) pieces.push({ text: text.slice(last) });
  return pieces;
}
