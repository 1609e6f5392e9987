import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { jobs } from '../domain/content/careers.ts';
import { type Company, company } from '../domain/content/company.ts';
import { type FormsWords, formsSchema } from '../domain/content/forms.ts';
import { type InterfaceWords, interfaceSchema } from '../domain/content/interface.ts';
import { type MailWords, mail } from '../domain/content/mail.ts';
import { byLanguage, type Language } from '../domain/languages.ts';
import { SetupError } from './env.ts';

/** What the server reads from `content/`: the words that it sends itself, in mails and in answers to forms. */
export interface Content {
  company: Company;
  /** Titles of the jobs that the website offers. */
  offeredJobs: readonly string[];
  /** `interface.yaml` */
  interfaceWords: Readonly<Record<Language, InterfaceWords>>;
  forms: Readonly<Record<Language, FormsWords>>;
  mail: Readonly<Record<Language, MailWords>>;
}

const contentFolder = new URL('../content/', import.meta.url);

/** Reads the content files and checks them with their schemas. Throws {@link SetupError} with all that is wrong. */
export function loadContent(folder = contentFolder): Content {
  const problems: string[] = [];

  function read<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
    const { data, problems: found } = parseContentFile(path, schema, folder);
    problems.push(...found);
    return data as z.infer<Schema>;
  }

  const content = {
    company: read('company.yaml', company),
    jobs: read('jobs.yaml', jobs),
    interfaceWords: byLanguage((language) => read(`${language}/interface.yaml`, interfaceSchema)),
    forms: byLanguage((language) => read(`${language}/forms.yaml`, formsSchema)),
    mail: byLanguage((language) => read(`${language}/mail.yaml`, mail)),
  };
  if (problems.length > 0) throw new SetupError(problems);
  const { jobs: offered, ...words } = content;
  return { ...words, offeredJobs: Object.values(offered).map(({ title }) => title) };
}

/** A content file and what is wrong with it, a sentence each: file, place, problem. No data where anything is. */
export function parseContentFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  folder = contentFolder,
) {
  try {
    const { data, error } = schema.safeParse(parse(readFileSync(new URL(path, folder), 'utf8')));
    const issues = error?.issues ?? [];
    return {
      data,
      problems: issues.map(({ path: keys, message }) => {
        const place = keys.length > 0 ? `${keys.join('.')}: ` : '';
        return `content/${path}: ${place}${message}`;
      }),
    };
  } catch (error) {
    // The first line of a YAML error says what is wrong and where; the others quote the file.
    const [why] = (error as Error).message.split('\n', 1);
    return { data: undefined, problems: [`content/${path} cannot be read: ${why}`] };
  }
}
