import { validator } from 'hono/validator';
import type { z } from 'zod';
import { definitionOf, type RequestKind, requestDefinitions } from '../../domain/requests/index.ts';

/** What is sent must fit the schema; otherwise 400, without repeating what it was. */
export function input<Target extends 'json' | 'query', Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return validator(target, (value, context) => {
    const { data, success } = schema.safeParse(value);
    if (!success) return context.json({ problem: 'invalid' as const }, 400);
    return data as z.output<Schema>;
  });
}

export const kinds = requestDefinitions.map(({ kind }) => kind) as [RequestKind, ...RequestKind[]];

/** The files that a kind of request may bring. */
export function fileFields(kind: RequestKind): string[] {
  return Object.entries(definitionOf(kind).fields)
    .filter(([, { control }]) => control === 'pdf')
    .map(([name]) => name);
}
