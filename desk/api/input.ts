import { validator } from 'hono/validator';
import type { z } from 'zod';
import { definitionOf, type RequestKind, requestDefinitions } from '../../domain/requests/index.ts';

/** Validates a body or query: 400 when it does not match the schema, without echoing the input. */
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

/** Names of the file fields of a kind of request. */
export function fileFields(kind: RequestKind): string[] {
  return Object.entries(definitionOf(kind).fields)
    .filter(([, { control }]) => control === 'pdf')
    .map(([name]) => name);
}
