import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../../domain/languages.ts';

const Context = createContext<Language | undefined>(undefined);

/** Provides the language of the page to an island. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <Context value={language}>{children}</Context>;
}

/** The language of the page. Throws outside {@link LanguageProvider} (docs/product.md, "Language"). */
export function useLanguage(): Language {
  const language = useContext(Context);
  if (!language) throw new Error('useLanguage must be used inside a LanguageProvider');
  return language;
}
