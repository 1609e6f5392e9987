import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemaOf } from '../../../domain/content/check-values.ts';
import { contentFiles } from '../../../domain/content/index.ts';

/** JSON schemas of the YAML files, by file name in `content/.schemas`. */
export function editorSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(contentFiles)
      .filter(([, { files }]) => files.some((file) => file.endsWith('.yaml')))
      .map(([kind, { schema }]) => [`${kind}.json`, `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`]),
  );
}

/** Writes the schemas for editors, which find them by the first line of each content file. */
export function writeEditorSchemas(root: string): void {
  const folder = path.join(root, 'content/.schemas');
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(editorSchemas()))
    writeFileSync(path.join(folder, name), schema);
}
