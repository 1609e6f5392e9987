import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = 'cli,design,desk,domain,scripts,server,site';

/** The folder of a file, two levels deep; a file at the top of its room puts the room together and stands alone. */
function folderOf(file: string): string {
  const [room = '', folder = '', inside] = file.split('/');
  return inside === undefined ? file : `${room}/${folder}`;
}

/** Which folders each folder imports from, with the files of one such import. */
function arrows(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const file of globSync(`{${rooms}}/**/*.{ts,tsx,mjs,astro}`, { cwd: root })) {
    if (file.includes('.test')) continue;
    const imports = readFileSync(path.join(root, file), 'utf8').matchAll(/(?:from|import)[\s(]*'(\.[^']+)'/g);
    for (const [, specifier = ''] of imports) {
      const target = path.join(path.dirname(file), specifier);
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from === to) continue;
      const arrowsOf = found.get(from) ?? new Map<string, string>();
      found.set(from, arrowsOf.set(to, `${file} imports ${target}`));
    }
  }
  return found;
}

test('no folder imports from one that imports from it, directly or by others', () => {
  const all = arrows();
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(all.get(from)?.keys() ?? [])].some((next) => next === to || reaches(next, to, seen));
  };
  const circles = [...all].flatMap(([from, targets]) =>
    [...targets].filter(([to]) => reaches(to, from)).map(([, example]) => example),
  );
  assert(all.size > 30);
  assert.deepEqual(circles, []);
});
