import { type Language, languageOf, locales } from '../../domain/languages.ts';
import { type PluralForms, plural } from '../../domain/text.ts';
import type { PageWords } from '../words.ts';

/** The interface texts, from the JSON in the document. */
export const words: PageWords = JSON.parse(document.getElementById('words')?.textContent ?? '{}');

export const language: Language = languageOf(location.pathname);
export const locale: string = locales[language];

/** A number with its noun: "3 files". */
export function counted(forms: PluralForms, count: number): string {
  return plural(language, forms, count);
}
