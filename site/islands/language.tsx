import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../../domain/languages.ts';

const Context = createContext<Language | undefined>(undefined);

/** Gives the language of the page to the island inside. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <Context value={language}>{children}</Context>;
}

/** The language of the page. Throws outside {@link LanguageProvider} (docs/product.md, "Language"). */
export function useLanguage(): Language {
  const language = useContext(Context);
  if (!language) throw new Error('useLanguage must be used inside a LanguageProvider');
  return language;
}
