import { z } from 'zod';
import type { ContentFile, Problem } from './read.ts';

/** The parts of JSON Schema used here (https://json-schema.org, draft 2020-12). */
interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | false;
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  oneOf?: JsonSchema[];
}

type Issue = Exclude<z.core.$ZodIssue, z.core.$ZodIssueUnrecognizedKeys>;
type Path = readonly PropertyKey[];

/** Validates a content file. Returns its parsed values, or all problems. */
export function checkValues<Schema extends z.ZodType>(
  content: ContentFile,
  schema: Schema,
): { data?: z.output<Schema>; problems: Problem[] } {
  const { data, error } = schema.safeParse(content.values);
  if (!error) return { data, problems: [] };
  const described = jsonSchemaOf(schema);
  const problems = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) =>
          content.problem([...issue.path, key], unknownKeyMessage(issue.path, content.values, described)),
        )
      : content.problem(issue.path, issueMessage(issue, content.values, described)),
  );
  return { problems };
}

export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

function issueMessage(issue: Issue, values: unknown, schema: JsonSchema): string {
  const found = valueAt(values, issue.path);
  const expected = schemaAt(schema, issue.path);
  const hint = expected?.description ? ` Write here: ${expected.description}.` : '';
  if (found === undefined) return `This key is missing.${hint || ' Write it like its neighbours.'}`;
  if (found === null && issue.code === 'invalid_type' && issue.expected === 'record') {
    return 'This is empty. Write {} where there is nothing to list.';
  }
  if (found === null || found === '') return `This is empty.${hint}`;
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'string' && typeof found !== 'object'
        ? `Put this text into double quotes: "${found}".`
        : `This must be ${kinds[issue.expected] ?? issue.expected}, not ${kindOf(found)}.${hint}`;
    case 'invalid_value':
      return `"${found}" is not known here. Write one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
    case 'too_small':
      return sizeMessage(issue, found) + hint;
    case 'custom':
    case 'invalid_format':
      return `${issue.message.replace(/\.$/, '')}.${hint}`;
    default:
      return `${issue.message}.${hint}`;
  }
}

function unknownKeyMessage(path: Path, values: unknown, schema: JsonSchema): string {
  const known = Object.keys(schemaAt(schema, path)?.properties ?? {});
  const present = Object.keys((valueAt(values, path) ?? {}) as object);
  const missing = known.filter(
    (key) => !present.includes(key) && schemaAt(schema, path)?.required?.includes(key),
  );
  return missing.length > 0
    ? `This key is not known here, and missing is: ${missing.join(', ')}. Rename or remove it.`
    : 'This key is not known here. Remove it.';
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: lines that begin with a hyphen',
  tuple: 'a list: lines that begin with a hyphen',
  object: 'a group of keys',
  record: 'a group of keys',
};

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : (kinds[typeof value] ?? typeof value);
}

function sizeMessage(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  found: NonNullable<unknown>,
): string {
  const limit = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  const most = issue.exact ? 'exactly' : issue.code === 'too_big' ? 'at most' : 'at least';
  if (typeof found === 'string')
    return `This has ${found.trim().length} characters; it must have ${most} ${limit}.`;
  if (Array.isArray(found)) return `This list has ${found.length} entries; it must have ${most} ${limit}.`;
  return `${found} is too ${issue.code === 'too_big' ? 'much' : 'little'}: it must be ${most} ${limit}.`;
}

function valueAt(values: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    values,
  );
}

function schemaAt(schema: JsonSchema | false | undefined, path: Path): JsonSchema | undefined {
  if (!schema) return undefined;
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  for (const branch of [schema, ...(schema.oneOf ?? [])]) {
    const inner =
      typeof step === 'number'
        ? (branch.prefixItems?.[step] ?? branch.items)
        : (branch.properties?.[String(step)] ?? branch.additionalProperties);
    const found = schemaAt(inner, rest);
    if (found) return found;
  }
  return undefined;
}
