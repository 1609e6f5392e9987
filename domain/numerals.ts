import type { Language } from './languages.ts';

/** What texts may count: `{jobs}` becomes "three", `{Jobs}` "Three". Colleagues are the people beside the founders. */
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

/** The counts that a text asks for. */
export function countsIn(text: string): CountName[] {
  return [...text.matchAll(placeholders)].flatMap(([, name = '']) => byPlaceholder.get(name) ?? []);
}

/** A text with a count in singular and plural. Which count decides: the one that `one` spells out. */
interface CountedForms {
  none?: string;
  one: string;
  other: string;
}

/** How one language writes numbers: words from one on, as far as they go, then figures. */
interface Numbers {
  language: Language;
  counts: Readonly<Record<CountName, number>>;
  words: readonly string[];
}

/** The content of a file with every count written into it, and of counted forms the one that is true. */
export function withNumerals<Content>(content: Content, numbers: Numbers): Content;
export function withNumerals(content: unknown, numbers: Numbers): unknown {
  if (typeof content === 'string') return written(content, numbers);
  if (Array.isArray(content)) return content.map((entry) => withNumerals(entry, numbers));
  if (content === null || typeof content !== 'object') return content;
  if (isCounted(content)) return written(formOf(content, numbers), numbers);
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, withNumerals(value, numbers)]),
  );
}

function isCounted(content: object): content is CountedForms {
  const { one, other } = content as Partial<CountedForms>;
  return typeof one === 'string' && typeof other === 'string' && countsIn(other).length > 0;
}

function formOf({ none, one, other }: CountedForms, { language, counts }: Numbers): string {
  const name = countsIn(other).find((each) => !countsIn(one).includes(each));
  const count = name ? counts[name] : 0;
  if (count === 0 && none) return none;
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other;
}

function written(text: string, { language, counts, words }: Numbers): string {
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
