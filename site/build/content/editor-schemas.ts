import path from 'node:path';
import { jsonSchemaOf, kinds } from './files.ts';

/** The schema of each kind of YAML file by the name of its own file in `content/.schemas`. */
export function editorSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(kinds)
      .filter(([, { files }]) => files.some((file) => file.endsWith('.yaml')))
      .map(([kind, { schema }]) => [`${kind}.json`, `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`]),
  );
}

/** The first line of a YAML file, by which editors find its schema (https://github.com/redhat-developer/yaml-language-server). */
export function schemaLine(kind: string, file: string): string {
  return `# yaml-language-server: $schema=${path.posix.relative(path.posix.dirname(file), `.schemas/${kind}.json`)}`;
}
