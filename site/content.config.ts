import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import type { z } from 'zod';
import { figureParts } from '../design/portraits/figure.ts';
import { letters } from '../design/portraits/grounds.ts';
import { job } from '../domain/content/careers.ts';
import { contentFiles } from '../domain/content/index.ts';
import { portraitSchema } from '../domain/content/team.ts';

/** The files of a collection, each an entry named by its path below `content/`, without ending. */
function collection<Schema extends z.ZodType>({
  files,
  schema,
}: {
  files: readonly string[];
  schema: Schema;
}) {
  return defineCollection({ loader: glob({ base: './content', pattern: [...files] }), schema });
}

/** What templates read. The files were checked before, by `site/build/content`. */
export const collections = {
  company: collection(contentFiles.company),
  interface: collection(contentFiles.interface),
  forms: collection(contentFiles.forms),
  mail: collection(contentFiles.mail),
  home: collection(contentFiles.home),
  solutions: collection(contentFiles.solutions),
  passport: collection(contentFiles.passport),
  analyst: collection(contentFiles.analyst),
  infrastructure: collection(contentFiles.infrastructure),
  people: defineCollection({
    loader: file('content/people.yaml'),
    schema: ({ image }) => portraitSchema(figureParts, letters, image()),
  }),
  team: collection(contentFiles.team),
  jobs: defineCollection({ loader: file('content/jobs.yaml'), schema: job }),
  careers: collection(contentFiles.careers),
  legalNotice: collection(contentFiles.legalNotice),
  privacyPolicy: collection(contentFiles.privacyPolicy),
};
