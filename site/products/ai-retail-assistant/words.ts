import type { Analyst } from '../../../domain/content/analyst.ts';
import type { Language } from '../../../domain/languages.ts';
import { pageOf } from '../../../domain/pages.ts';
import { entryOf } from '../../content/entries.ts';

/** The words of the analyst's page in a language. */
export async function analystWords(language: Language): Promise<Analyst> {
  const { content } = pageOf('ai-retail-assistant');
  return (await entryOf('analyst', `${language}/${content}`)).data;
}
