import { defineCollection } from 'astro:content';
import type { z } from 'zod';
import { job } from '../domain/content/careers.ts';
import { contentFiles } from '../domain/content/index.ts';
import { portraitSchema } from '../domain/content/team.ts';
import { filesLoader, keysLoader } from './build/content/loader.ts';

function collection<Schema extends z.ZodType>({
  files,
  schema,
}: {
  files: readonly string[];
  schema: Schema;
}) {
  return defineCollection({ loader: filesLoader(files), schema });
}

export const collections = {
  company: collection(contentFiles.company),
  interface: collection(contentFiles.interface),
  forms: collection(contentFiles.forms),
  home: collection(contentFiles.home),
  solutions: collection(contentFiles.solutions),
  passport: collection(contentFiles.passport),
  analyst: collection(contentFiles.analyst),
  infrastructure: collection(contentFiles.infrastructure),
  people: defineCollection({
    loader: keysLoader('people.yaml'),
    schema: ({ image }) => portraitSchema(image()),
  }),
  team: collection(contentFiles.team),
  jobs: defineCollection({ loader: keysLoader('jobs.yaml'), schema: job }),
  careers: collection(contentFiles.careers),
  legalNotice: collection(contentFiles.legalNotice),
  privacyPolicy: collection(contentFiles.privacyPolicy),
};
