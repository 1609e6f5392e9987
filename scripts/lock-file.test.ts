import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

interface LockedPackage {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const file = new URL('../package-lock.json', import.meta.url);
const packages: Record<string, LockedPackage> = JSON.parse(readFileSync(file, 'utf8')).packages;

test('the lock file holds the packages of every platform, so that `npm ci` works on each', () => {
  const locked = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')));
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${place} wants ${name}`),
  );
  assert.deepEqual(missing, []);
});

test('the lock file names no registry', () => {
  const named = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
  assert.deepEqual(named, []);
});
