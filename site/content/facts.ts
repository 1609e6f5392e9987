import type { Language } from '../../domain/languages.ts';
import { fill } from '../../domain/text.ts';

/** A text with its facts filled in. */
export interface Line {
  text: string;
  /** A fact in it is a sample. */
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
 * Texts with their `{facts}` filled in. A text whose fact is empty is left out; a fact that begins with `mark` and a
 * colon ("Sample: …") is a sample and loses both, because its line says so.
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
