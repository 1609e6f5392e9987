/** `npm run schemas`: writes what a content file may hold for editors, `content/.schemas/<kind>.json`. */
import { writeEditorSchemas } from '../site/build/content/editor-schemas.ts';
import { root } from './prepare.mjs';

writeEditorSchemas(root);
