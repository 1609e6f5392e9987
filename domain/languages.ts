/** The two languages of the site. English is the default and lives at `/`, German under `/de`. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** How each language writes figures and dates. */
export const locales = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Language, string>;

/** One value for each language. */
export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;
}

const germanPrefix = /^\/de(?=[/?#]|$)/;

/** The language of a path. The path alone decides (docs/product.md, "Language"). */
export function languageOf(path: string): Language {
  return germanPrefix.test(path) ? 'de' : 'en';
}

/** An English path such as `/team` in the given language: `/team` or `/de/team`. Query and hash stay. */
export function pathIn(language: Language, englishPath: string): string {
  return language === 'en' ? englishPath : `/de${englishPath.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** The same page in the other language: `/de` is prepended or removed; an empty result becomes `/`. */
export function counterpart(path: string): string {
  return languageOf(path) === 'de'
    ? path.replace(germanPrefix, '').replace(/^(?!\/)/, '/')
    : pathIn('de', path);
}

/** Narrows an unknown value to a language. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
