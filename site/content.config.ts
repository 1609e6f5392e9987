import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { analyst } from './schemas/analyst.ts';
import { careers, job } from './schemas/careers.ts';
import { company } from './schemas/company.ts';
import { formsSchema } from './schemas/forms.ts';
import { home } from './schemas/home.ts';
import { infrastructure } from './schemas/infrastructure.ts';
import { interfaceSchema } from './schemas/interface.ts';
import { legalNotice, privacyPolicy } from './schemas/legal.ts';
import { mail } from './schemas/mail.ts';
import { passport } from './schemas/passport.ts';
import { solution } from './schemas/solutions.ts';
import { likeness, team } from './schemas/team.ts';

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
  people: defineCollection({ loader: file('content/people.yaml'), schema: likeness }),
  team: collection('team.yaml', team),
  jobs: defineCollection({ loader: file('content/jobs.yaml'), schema: job }),
  careers: collection('careers.yaml', careers),
  legalNotice: collection('legal-notice.md', legalNotice),
  privacyPolicy: collection('privacy-policy.md', privacyPolicy),
};
