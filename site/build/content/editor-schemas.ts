import { jsonSchemaOf, kinds } from './files.ts';

/** The schema of each kind of YAML file by the name of its own file in `content/.schemas`. */
export function editorSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(kinds)
      .filter(([, { files }]) => files.some((file) => file.endsWith('.yaml')))
      .map(([kind, { schema }]) => [`${kind}.json`, `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`]),
  );
}
