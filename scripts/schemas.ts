/** `npm run schemas`: writes the JSON schemas of content files for editors, `content/.schemas/<kind>.json`. */
import { writeEditorSchemas } from '../site/build/content/editor-schemas.ts';
import { root } from './prepare.mjs';

writeEditorSchemas(root);
