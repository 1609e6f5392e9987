import type { Language } from './languages.ts';

/** Counts for texts: `{jobs}` becomes "three", `{Jobs}` "Three". Colleagues are all people but the founders. */
export const countNames = [
  'jobs',
  'people',
  'colleagues',
  'products',
  'blockchainProducts',
  'prepaidProducts',
  'aiProducts',
  'productsOnInfrastructure',
] as const;

type CountName = (typeof countNames)[number];

const byPlaceholder: ReadonlyMap<string, CountName> = new Map(
  countNames.flatMap((name) => [[name, name] as const, [capitalised(name), name] as const]),
);
const placeholders = /\{(\w+)\}/g;

export function countsIn(text: string): CountName[] {
  return [...text.matchAll(placeholders)].flatMap(([, name = '']) => byPlaceholder.get(name) ?? []);
}

/** A text in singular and plural, selected by the count that `other` has as a placeholder and `one` has not. */
interface CountedForms {
  none?: string;
  one: string;
  other: string;
}

/** `words` are the number words of the language from one on; larger counts are written in figures. */
interface Numbers {
  language: Language;
  counts: Readonly<Record<CountName, number>>;
  words: readonly string[];
}

/** Content with its counts filled in; of a text in singular and plural, only the form that fits the count. */
export function withNumerals<Content>(content: Content, numbers: Numbers): Content;
export function withNumerals(content: unknown, numbers: Numbers): unknown {
  if (typeof content === 'string') return fillCounts(content, numbers);
  if (Array.isArray(content)) return content.map((entry) => withNumerals(entry, numbers));
  if (content === null || typeof content !== 'object') return content;
  if (hasForms(content)) return fillCounts(selectForm(content, numbers), numbers);
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, withNumerals(value, numbers)]),
  );
}

function hasForms(content: object): content is CountedForms {
  const { one, other } = content as Partial<CountedForms>;
  return typeof one === 'string' && typeof other === 'string' && countsIn(other).length > 0;
}

function selectForm({ none, one, other }: CountedForms, { language, counts }: Numbers): string {
  const name = countsIn(other).find((each) => !countsIn(one).includes(each));
  const count = name ? counts[name] : 0;
  if (count === 0 && none) return none;
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other;
}

function fillCounts(text: string, { language, counts, words }: Numbers): string {
  return text.replace(placeholders, (braces, placeholder: string) => {
    const name = byPlaceholder.get(placeholder);
    if (!name) return braces;
    const count = counts[name];
    const number = words[count - 1] ?? new Intl.NumberFormat(language).format(count);
    return placeholder === name ? number : capitalised(number);
  });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
