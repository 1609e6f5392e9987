import { companyNames } from '../domain/content/company.ts';
import { type DeskWords, desk } from '../domain/content/desk.ts';
import { byLanguage, type Language } from '../domain/languages.ts';
import type { SizeUnits } from '../domain/text.ts';
import { type Content, parseContentFile } from '../server/content.ts';
import { SetupError } from '../server/env.ts';

/** Everything the pages say in one language: their own words, and what fields and sizes are called elsewhere. */
export interface PageWords extends DeskWords {
  /** Short name of the company. */
  company: string;
  /** What fields are called in the mails to the company. */
  fields: Readonly<Record<string, string>>;
  sizes: SizeUnits;
  /** The flag of each product, by the name under which it is asked for. */
  products: Readonly<Record<string, string>>;
}

/** Reads `desk.yaml` in each language. Throws {@link SetupError} with all that is wrong. */
export function loadDeskWords(content: Content): Record<Language, PageWords> {
  const problems: string[] = [];
  const words = byLanguage((language) => {
    const { data, problems: found } = parseContentFile(
      `${language}/desk.yaml`,
      desk,
      companyNames(content.company),
    );
    problems.push(...found);
    return {
      ...(data as DeskWords),
      company: content.company.shortName,
      fields: content.mail[language].fields,
      sizes: content.interfaceWords[language].units,
      products: Object.fromEntries(
        Object.entries(content.interfaceWords[language].products).map(([id, { name }]) => [name, id]),
      ),
    };
  });
  if (problems.length > 0) throw new SetupError(problems);
  return words;
}
