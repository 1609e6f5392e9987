import type { Language } from '../../domain/languages.ts';
import { fill } from '../../domain/text.ts';

export interface Line {
  text: string;
  /** Whether one of its facts is a sample. */
  sample: boolean;
}

/** Facts of `company.yaml` in one language. */
export function factsIn(
  language: Language,
  facts: Readonly<Record<string, Record<Language, string>>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact[language]]));
}

/**
 * Texts with their `{facts}` filled in. A text with an empty fact is left out. A fact that begins with `mark` and a
 * colon ("Sample: …") is a sample and loses that prefix.
 */
export function linesOf(
  texts: readonly string[],
  facts: Readonly<Record<string, string>>,
  mark: string,
): Line[] {
  const prefix = `${mark}: `;
  const values = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      fact.startsWith(prefix) ? fact.slice(prefix.length) : fact,
    ]),
  );
  return texts.flatMap((text) => {
    const used = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => facts[name]);
    if (used.includes('')) return [];
    return { text: fill(text, values), sample: used.some((fact) => fact?.startsWith(prefix)) };
  });
}
