import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { editorSchemas, schemaLine } from './editor-schemas.ts';
import { kinds } from './files.ts';

test('the schemas that editors read are those of the site (else: npm run schemas)', () => {
  const schemas = editorSchemas();
  assert.deepEqual(readdirSync('content/.schemas').sort(), Object.keys(schemas).sort());
  for (const [name, schema] of Object.entries(schemas)) {
    assert.equal(readFileSync(`content/.schemas/${name}`, 'utf8'), schema, name);
  }
});

for (const [kind, { files }] of Object.entries(kinds)) {
  for (const file of files.filter((name) => name.endsWith('.yaml'))) {
    test(`content/${file} names its schema in its first line`, () => {
      assert.equal(readFileSync(`content/${file}`, 'utf8').split('\n', 1)[0], schemaLine(kind, file));
    });
  }
}

test('what a field is for comes along', () => {
  assert.match(editorSchemas()['home.json'] ?? '', /"description": "Button to the services section"/);
});
