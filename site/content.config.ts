import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import type { z } from 'zod';
import { letters } from '../design/portraits/grounds.ts';
import { kit } from '../design/portraits/kit.ts';
import { analyst } from '../domain/content/analyst.ts';
import { careers, job } from '../domain/content/careers.ts';
import { company } from '../domain/content/company.ts';
import { formsSchema } from '../domain/content/forms.ts';
import { home } from '../domain/content/home.ts';
import { infrastructure } from '../domain/content/infrastructure.ts';
import { interfaceSchema } from '../domain/content/interface.ts';
import { legalNotice, privacyPolicy } from '../domain/content/legal.ts';
import { mail } from '../domain/content/mail.ts';
import { passport } from '../domain/content/passport.ts';
import { solution } from '../domain/content/solutions.ts';
import { likeness, team } from '../domain/content/team.ts';

/** One file a language, or one folder: `pattern` without the language, which becomes the start of the id. */
function collection<Schema extends z.ZodType>(pattern: string, schema: Schema) {
  return defineCollection({ loader: glob({ base: './content', pattern: `{en,de}/${pattern}` }), schema });
}

/** Every file of `content/` has its schema here; a missing, extra or empty key stops the build. */
export const collections = {
  company: defineCollection({
    loader: glob({ base: './content', pattern: 'company.yaml' }),
    schema: company,
  }),
  interface: collection('interface.yaml', interfaceSchema),
  forms: collection('forms.yaml', formsSchema),
  mail: collection('mail.yaml', mail),
  home: collection('home.yaml', home),
  solutions: collection('solutions/!(xrp-passport|ai-retail-assistant).yaml', solution),
  passport: collection('solutions/xrp-passport.yaml', passport),
  analyst: collection('solutions/ai-retail-assistant.yaml', analyst),
  infrastructure: collection('infrastructure/*.yaml', infrastructure),
  people: defineCollection({
    loader: file('content/people.yaml'),
    schema: ({ image }) => likeness(kit, letters, image()),
  }),
  team: collection('team.yaml', team),
  jobs: defineCollection({ loader: file('content/jobs.yaml'), schema: job }),
  careers: collection('careers.yaml', careers),
  legalNotice: collection('legal-notice.md', legalNotice),
  privacyPolicy: collection('privacy-policy.md', privacyPolicy),
};
