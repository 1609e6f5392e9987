import { createContext, useContext } from 'react';
import type { Language } from '../../domain/languages.ts';

export const LanguageProvider = createContext<Language | undefined>(undefined);

/** The language of the page. Throws outside {@link LanguageProvider} (docs/product.md, "Language"). */
export function useLanguage(): Language {
  const language = useContext(LanguageProvider);
  if (!language) throw new Error('useLanguage must be used inside a LanguageProvider');
  return language;
}
