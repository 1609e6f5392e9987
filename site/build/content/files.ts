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

/** A JSON Schema as far as it is read here (https://json-schema.org, draft 2020-12). */
export interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | false;
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** The schema of a kind as editors understand it. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}
