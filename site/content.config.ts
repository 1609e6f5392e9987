import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { letters } from '../design/portraits/grounds.ts';
import { kit } from '../design/portraits/kit.ts';
import { job } from '../domain/content/careers.ts';
import { contentFiles } from '../domain/content/index.ts';
import { likeness } from '../domain/content/team.ts';

/** The files of a collection, each an entry named by its path below `content/`, without ending. */
function collection<Name extends keyof typeof contentFiles>(name: Name) {
  const { files, schema } = contentFiles[name];
  return defineCollection({
    loader: glob({ base: './content', pattern: [...files] }),
    schema: schema as (typeof contentFiles)[Name]['schema'],
  });
}

/** What templates read. Whether the files are right, `site/build/content` has said before. */
export const collections = {
  company: collection('company'),
  interface: collection('interface'),
  forms: collection('forms'),
  mail: collection('mail'),
  home: collection('home'),
  solutions: collection('solutions'),
  passport: collection('passport'),
  analyst: collection('analyst'),
  infrastructure: collection('infrastructure'),
  people: defineCollection({
    loader: file('content/people.yaml'),
    schema: ({ image }) => likeness(kit, letters, image()),
  }),
  team: collection('team'),
  jobs: defineCollection({ loader: file('content/jobs.yaml'), schema: job }),
  careers: collection('careers'),
  legalNotice: collection('legalNotice'),
  privacyPolicy: collection('privacyPolicy'),
};
