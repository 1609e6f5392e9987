import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '../../domain/languages.ts';
import type { Page } from '../../domain/pages.ts';
import { loadContent } from '../../server/content.ts';

export const content = loadContent();

/** The words of a page, with the names of the company filled in. */
export function pageWords(language: Language, page: Page) {
  const file = new URL(`../../content/${language}/${page.content}.yaml`, import.meta.url);
  const { name, shortName } = content.company;
  return parse(
    readFileSync(file, 'utf8').replaceAll('{companyName}', name).replaceAll('{company}', shortName),
  );
}
