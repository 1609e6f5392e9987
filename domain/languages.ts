/** The languages of the site (ISO 639-1) and their locale for numbers and dates. Their texts: `content/<code>/`. */
export const locales = { en: 'en-GB', de: 'de-DE' } as const;
export type Language = keyof typeof locales;
export const languages = Object.keys(locales) as Language[];
/** Served at `/`, every other language under its code: `/de`. */
export const defaultLanguage = 'en' satisfies Language;

/** One value for each language. */
export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;
}

/** All languages but this one. */
export function otherLanguages(language: Language): Language[] {
  return languages.filter((each) => each !== language);
}

/** The language of a path. The path alone decides (docs/product.md, "Language"). */
export function languageOf(path: string): Language {
  const start = /^\/([^/?#]*)/.exec(path)?.[1];
  return isLanguage(start) ? start : defaultLanguage;
}

/** An English path such as `/team` in the given language: `/team` or `/de/team`. Query and hash are kept. */
export function pathIn(language: Language, englishPath: string): string {
  return language === defaultLanguage
    ? englishPath
    : `/${language}${englishPath.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** The same page in another language: `/de` is prepended, removed or replaced; an empty result becomes `/`. */
export function counterpart(language: Language, path: string): string {
  const from = languageOf(path);
  const bare = from === defaultLanguage ? path : path.slice(`/${from}`.length);
  return pathIn(language, bare.replace(/^(?!\/)/, '/'));
}

/** Narrows an unknown value to a language. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
