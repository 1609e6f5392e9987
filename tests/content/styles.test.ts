import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { documents } from './dist.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const components = globSync('{design,site,desk}/**/*.{ts,tsx,astro}', {
  cwd: root,
  exclude: ['**/*.test.ts'],
});
const modules = globSync('{design,site,desk}/**/*.module.css', { cwd: root });
const styleSheets = globSync('{design,site,desk}/**/*.css', { cwd: root });

/** What the components take from each CSS module; `computed` when a name is put together while it renders. */
const taken = new Map(modules.map((file) => [file, { names: new Set<string>(), computed: false }]));
for (const component of components) {
  const text = read(component);
  for (const [, name, from] of text.matchAll(/^import (\w+) from '(\S+\.module\.css)'/gm)) {
    const module = path.join(path.dirname(component), from as string);
    const uses = taken.get(module);
    assert.ok(uses, `${component} imports ${from}, which does not exist`);
    for (const [, used] of text.matchAll(new RegExp(`\\b${name}\\.(?!module)(\\w+)`, 'g'))) {
      uses.names.add(used as string);
    }
    uses.computed ||= text.includes(`${name}[`);
  }
}

test('every class of a CSS module is used, and every class a component uses is there', () => {
  for (const [module, { names, computed }] of taken) {
    const classes = classesIn(read(module));
    const missing = [...names].filter((name) => !classes.has(name));
    const unused = computed ? [] : [...classes].filter((name) => !names.has(name));
    assert.deepEqual({ module, missing, unused }, { module, missing: [], unused: [] });
  }
});

test('every class of the shared styles is used', () => {
  const everything = [...components, ...modules].map(read).join('\n');
  const shared = styleSheets.filter((file) => !file.endsWith('.module.css')).map(read);
  const unused = [...classesIn(shared.join('\n'))].filter(
    (name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(everything),
  );
  assert.deepEqual(unused, []);
});

test('every token is used', () => {
  const everything = [...components, ...styleSheets].map(read).join('\n');
  const tokens = [read('design/styles/palette.css'), read('design/styles/tokens.css')]
    .join('')
    .matchAll(/^\s+(--[\w-]+):/gm);
  const unused = [...new Set([...tokens].map(([, token]) => token as string))].filter(
    (token) => !new RegExp(`var\\(${token}[,)]`).test(everything),
  );
  assert.deepEqual(unused, []);
});

test('no built style sets the thickness of a line in the shorthand, which Safari then ignores as a whole', () => {
  const built = documents.flatMap(({ html }) => html.match(/text-decoration:[^;}]*\d[^;}]*/g) ?? []);
  assert.deepEqual(new Set(built), new Set());
});

/** Classes in a style sheet; the ones in `:global()` belong to somebody else. */
function classesIn(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/"[^"]*"/g, '')
    .replace(/url\([^)]*\)/g, '')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name as string));
}
