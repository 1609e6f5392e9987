import { z } from 'zod';
import { figureParts } from '../../../design/portraits/figure.ts';
import { letters } from '../../../design/portraits/grounds.ts';
import { contentFiles } from '../../../domain/content/index.ts';
import { portraitSchema } from '../../../domain/content/team.ts';

/** Every kind of content file: the files, by their path below `content/`, and what they may hold. */
export const kinds: Readonly<Record<string, { files: readonly string[]; schema: z.ZodType }>> = {
  ...contentFiles,
  people: {
    files: ['people.yaml'],
    schema: z.record(z.string(), portraitSchema(figureParts, letters, z.string())),
  },
};
