import type { Sampled } from '../../design/compositions/Decide.tsx';
import type { Language } from '../../domain/languages.ts';

/** Facts of `company.yaml` in one language. */
export function factsIn(
  language: Language,
  facts: Readonly<Record<string, Record<Language, string>>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact[language]]));
}

/**
 * Texts as one, with their `{facts}` filled in. A text with an empty fact is left out. A fact that begins with `mark`
 * and a colon ("Sample: …") is a sample and loses that prefix. Throws for an unknown fact.
 */
export function sampled(
  texts: readonly string[],
  facts: Readonly<Record<string, string>>,
  mark: string,
): Sampled {
  const prefix = `${mark}: `;
  const used = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const said = texts.filter((text) => !used(text).some((name) => facts[name] === ''));
  return said
    .join(' ')
    .split(/\{(\w+)\}/)
    .flatMap((piece, index) => {
      if (index % 2 === 0) return piece ? [{ text: piece, sample: false }] : [];
      const fact = facts[piece];
      if (fact === undefined) throw new Error(`There is no fact {${piece}}`);
      const sample = fact.startsWith(prefix);
      return [{ text: sample ? fact.slice(prefix.length) : fact, sample }];
    });
}
