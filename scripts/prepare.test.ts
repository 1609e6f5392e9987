import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(path.join(tmpdir(), 'kogge-prepare-'));
after(() => rmSync(folder, { recursive: true }));

/** Runs a program in the folder and returns what it printed; fails the test with that when its exit code is another. */
function run(program: string, args: readonly string[], cwd: string, code = 0): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  assert.equal(status, code, stdout + stderr);
  return stdout + stderr;
}

/** A folder with the script in it, in the place of the project. */
const project = path.join(folder, 'project');
mkdirSync(path.join(project, 'scripts'), { recursive: true });
for (const name of ['prepare.mjs', 'json-lines.mjs']) {
  cpSync(fileURLToPath(new URL(name, import.meta.url)), path.join(project, 'scripts', name));
}

it('packages run the install scripts that allowScripts allows, and no others', () => {
  const dependencies: Record<string, string> = {};
  for (const name of ['allowed', 'denied', 'unnamed']) {
    const source = path.join(folder, name);
    mkdirSync(source);
    const scripts = { install: 'echo > ran' };
    writeFileSync(path.join(source, 'package.json'), JSON.stringify({ name, version: '1.0.0', scripts }));
    run('npm', ['pack', '--pack-destination', project], source);
    dependencies[name] = `file:${name}-1.0.0.tgz`;
  }
  const allowScripts = { allowed: true, denied: false, 'not-for-this-machine': true };
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ dependencies, allowScripts }));
  run('npm', ['install', '--package-lock-only', '--offline'], project);

  const install = "import { install } from './scripts/prepare.mjs'; install()";
  run(process.execPath, ['--input-type=module', '--eval', install], project);

  const ran = (name: string) => existsSync(path.join(project, 'node_modules', name, 'ran'));
  assert.deepEqual(['allowed', 'denied', 'unnamed'].map(ran), [true, false, false]);
});

it('a Node that is too old is told in a sentence', () => {
  const old = 'data:text/javascript,delete process.loadEnvFile';
  const load = "import { loadEnvironment } from './scripts/prepare.mjs'; loadEnvironment()";
  const said = run(process.execPath, ['--import', old, '--input-type=module', '--eval', load], project, 1);
  assert.match(said, /needs Node 20\.12 or newer/);
});
