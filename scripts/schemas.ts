/** `npm run schemas`: writes what a content file may hold for editors, `content/.schemas/<kind>.json`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { editorSchemas } from '../site/build/content/editor-schemas.ts';

const folder = new URL('../content/.schemas/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, schema] of Object.entries(editorSchemas())) writeFileSync(new URL(name, folder), schema);
