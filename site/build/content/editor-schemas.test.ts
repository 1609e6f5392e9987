import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { contentFiles } from '../../../domain/content/index.ts';
import { editorSchemas } from './editor-schemas.ts';

for (const [kind, { files }] of Object.entries(contentFiles)) {
  for (const file of files.filter((name) => name.endsWith('.yaml'))) {
    // By which editors find it (https://github.com/redhat-developer/yaml-language-server).
    test(`content/${file} names its schema in its first line`, () => {
      const schema = path.posix.relative(path.posix.dirname(file), `.schemas/${kind}.json`);
      const [first] = readFileSync(`content/${file}`, 'utf8').split('\n', 1);
      assert.equal(first, `# yaml-language-server: $schema=${schema}`);
    });
  }
}

test('a schema describes its fields', () => {
  assert.match(editorSchemas()['home.json'] ?? '', /"description": "Button to the services section"/);
});
