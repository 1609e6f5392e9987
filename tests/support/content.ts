import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '../../domain/languages.ts';
import type { Page } from '../../domain/pages.ts';
import { loadContent } from '../../server/content.ts';

/** What the server reads from `content/`, read once for a file of tests. */
export const content = loadContent();

/** The words of a page in a language, the names of the company written into them. */
export function pageWords(language: Language, page: Page) {
  const file = new URL(`../../content/${language}/${page.content}.yaml`, import.meta.url);
  const { name, shortName } = content.company;
  return parse(
    readFileSync(file, 'utf8').replaceAll('{companyName}', name).replaceAll('{company}', shortName),
  );
}
