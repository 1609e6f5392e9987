import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const palette = 'design/styles/palette.css';
const css = readFileSync(root + palette, 'utf8');
const colours = [...css.matchAll(/(--f-[\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => ({
  name,
  value,
}));
const files = globSync('{design,site,desk,server,scripts,domain}/**/*.{ts,tsx,astro,css,svg,mjs}', {
  cwd: root,
  exclude: ['**/*.test.ts', palette],
});

/** Hexadecimal and rgb() colours of a text, as `#rrggbb`. */
function colourValues(text: string): string[] {
  const hex = [...text.matchAll(/#([\da-f]{3}|[\da-f]{6})(?:[\da-f]|[\da-f]{2})?(?![\w-])/gi)].map(
    ([, digits = '']) => (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits),
  );
  const rgb = [...text.matchAll(/\brgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/g)].map(([, ...parts]) =>
    parts
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join(''),
  );
  return [...hex, ...rgb].map((digits) => `#${digits.toLowerCase()}`);
}

test('every colour of the palette has one name and stands in no other file', () => {
  assert.equal(new Set(colours.map(({ value }) => value)).size, css.match(/--f-[\w-]+:/g)?.length);
  const again = files.flatMap((file) => {
    const values = new Set(colourValues(readFileSync(root + file, 'utf8')));
    return colours.filter(({ value }) => values.has(value)).map(({ name }) => `${file}: var(${name})`);
  });
  assert.deepEqual(again, []);
});

test('a colour is recognised however it is written', () => {
  assert.deepEqual(colourValues('#FFF #0D4C9F #0d4c9f80 rgb(13 76 159 / 0.5) rgba(13, 76, 159, .5)'), [
    '#ffffff',
    ...Array(4).fill('#0d4c9f'),
  ]);
});
