import type { z } from 'zod';
import { languages } from '../languages.ts';
import { pages, type Template } from '../pages.ts';
import { analyst } from './analyst.ts';
import { careers, jobs } from './careers.ts';
import { company } from './company.ts';
import { desk } from './desk.ts';
import { formsSchema } from './forms.ts';
import { home } from './home.ts';
import { infrastructure } from './infrastructure.ts';
import { interfaceSchema } from './interface.ts';
import { legalNotice, privacyPolicy } from './legal.ts';
import { mail } from './mail.ts';
import { passport } from './passport.ts';
import { solution } from './solutions.ts';
import { portraits, team } from './team.ts';

function inEachLanguage(file: string): string[] {
  return languages.map((language) => `${language}/${file}`);
}

function ofPages(template: Template): string[] {
  return pages
    .filter((page) => page.template === template)
    .flatMap(({ content }) => inEachLanguage(`${content}.yaml`));
}

/** The files of `content/` and their schema, by collection. */
export const contentFiles = {
  company: { files: ['company.yaml'], schema: company },
  jobs: { files: ['jobs.yaml'], schema: jobs },
  people: { files: ['people.yaml'], schema: portraits },
  interface: { files: inEachLanguage('interface.yaml'), schema: interfaceSchema },
  forms: { files: inEachLanguage('forms.yaml'), schema: formsSchema },
  mail: { files: inEachLanguage('mail.yaml'), schema: mail },
  desk: { files: inEachLanguage('desk.yaml'), schema: desk },
  home: { files: ofPages('home'), schema: home },
  solutions: { files: ofPages('solution'), schema: solution },
  passport: { files: ofPages('passport'), schema: passport },
  analyst: { files: ofPages('analyst'), schema: analyst },
  infrastructure: { files: ofPages('infrastructure'), schema: infrastructure },
  team: { files: ofPages('team'), schema: team },
  careers: { files: ofPages('careers'), schema: careers },
  legalNotice: { files: inEachLanguage('legal-notice.md'), schema: legalNotice },
  privacyPolicy: { files: inEachLanguage('privacy-policy.md'), schema: privacyPolicy },
} as const satisfies Record<string, { files: readonly string[]; schema: z.ZodType }>;
