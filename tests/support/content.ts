import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '../../domain/languages.ts';
import type { Page } from '../../domain/pages.ts';
import { loadContent } from '../../server/content.ts';

/** What the server reads from `content/`, read once for a file of tests. */
export const content = loadContent();

/** The content file of a page in a language, as it stands there. */
export function pageWords(language: Language, { content }: Page) {
  return parse(readFileSync(new URL(`../../content/${language}/${content}.yaml`, import.meta.url), 'utf8'));
}
