import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { jobs } from '../domain/content/careers.ts';
import { checkValues } from '../domain/content/check-values.ts';
import { type Company, company, companyNames } from '../domain/content/company.ts';
import { type FormsWords, formsSchema } from '../domain/content/forms.ts';
import { type InterfaceWords, interfaceSchema } from '../domain/content/interface.ts';
import { type MailWords, mail } from '../domain/content/mail.ts';
import { type ContentFile, lineOf, type Problem, readContentFile } from '../domain/content/read.ts';
import { byLanguage, type Language } from '../domain/languages.ts';
import { SetupError } from './env.ts';

/** The content files that the server uses, for mails and answers to forms. */
export interface Content {
  company: Company;
  /** Titles of the offered jobs. */
  offeredJobs: readonly string[];
  /** `interface.yaml` */
  interfaceWords: Readonly<Record<Language, InterfaceWords>>;
  forms: Readonly<Record<Language, FormsWords>>;
  mail: Readonly<Record<Language, MailWords>>;
}

const contentFolder = new URL('../content/', import.meta.url);

/** Reads the content files and checks them with their schemas. Throws {@link SetupError} with all problems. */
export function loadContent(folder = contentFolder): Content {
  const problems: string[] = [];

  function read<Schema extends z.ZodType>(path: string, schema: Schema, names = {}): z.infer<Schema> {
    const { data, problems: found } = parseContentFile(path, schema, names, folder);
    problems.push(...found);
    return data as z.infer<Schema>;
  }

  const facts = readFile('company.yaml', {}, folder);
  const names = 'values' in facts ? companyNames(facts.values) : {};
  const content = {
    company: read('company.yaml', company),
    jobs: read('jobs.yaml', jobs),
    interfaceWords: byLanguage((language) => read(`${language}/interface.yaml`, interfaceSchema, names)),
    forms: byLanguage((language) => read(`${language}/forms.yaml`, formsSchema, names)),
    mail: byLanguage((language) => read(`${language}/mail.yaml`, mail, names)),
  };
  if (problems.length > 0) throw new SetupError(problems);
  const { jobs: offered, ...words } = content;
  return { ...words, offeredJobs: Object.values(offered).map(({ title }) => title) };
}

/**
 * Parses a content file and fills in the names of the company. Returns its problems, one line each, and the data when
 * there are none.
 */
export function parseContentFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  names: Readonly<Record<string, string>>,
  folder = contentFolder,
): { data?: z.output<Schema>; problems: string[] } {
  const content = readFile(path, names, folder);
  if (!('values' in content)) return { problems: [lineOf(content)] };
  const { data, problems } = checkValues(content, schema);
  return { data, problems: problems.map(lineOf) };
}

function readFile(path: string, names: Readonly<Record<string, string>>, folder: URL): ContentFile | Problem {
  const file = `content/${path}`;
  try {
    return readContentFile(file, readFileSync(new URL(path, folder)), names);
  } catch (error) {
    return { file, line: 0, key: '', message: `This file cannot be read: ${(error as Error).message}.` };
  }
}
