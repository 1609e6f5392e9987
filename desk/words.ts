import { companyNames } from '../domain/content/company.ts';
import { type DeskWords, desk } from '../domain/content/desk.ts';
import { byLanguage, type Language } from '../domain/languages.ts';
import type { SizeUnits } from '../domain/text.ts';
import { type Content, parseContentFile } from '../server/content.ts';
import { SetupError } from '../server/env.ts';

/** The interface texts in one language: those of the desk, and names of fields, sizes and products. */
export interface PageWords extends DeskWords {
  /** Short name of the company. */
  company: string;
  /** Labels of fields in the mails to the company. */
  fields: Readonly<Record<string, string>>;
  sizes: SizeUnits;
  /** Flag of each product, by its name. */
  products: Readonly<Record<string, string>>;
}

/** Reads `desk.yaml` in each language. Throws {@link SetupError} with all problems. */
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
