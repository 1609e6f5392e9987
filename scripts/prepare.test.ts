import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(path.join(tmpdir(), 'kogge-prepare-'));
after(() => rmSync(folder, { recursive: true }));

/** A folder with the scripts in it, in the place of the project. */
const project = path.join(folder, 'project');
mkdirSync(path.join(project, 'scripts'), { recursive: true });
for (const name of ['prepare.mjs', 'json-lines.mjs']) {
  cpSync(fileURLToPath(new URL(name, import.meta.url)), path.join(project, 'scripts', name));
}
const inProject = (name: string) => path.join(project, name);

/** Runs a program in the folder and returns what it printed; fails the test with that when its exit code is another. */
function run(program: string, args: readonly string[], cwd = project, code = 0): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  assert.equal(status, code, stdout + stderr);
  return stdout + stderr;
}

/** Calls functions of prepare.mjs in a process of their own. */
function prepare(calls: string, options: readonly string[] = [], code = 0): string {
  const script = `import * as prepare from './scripts/prepare.mjs'; ${calls}`;
  return run(process.execPath, [...options, '--input-type=module', '--eval', script], project, code);
}

/** Packs a package, whose install script leaves a file behind, into the project. */
function pack(name: string, version = '1.0.0', more: object = {}): string {
  const source = path.join(folder, `${name}-${version}`);
  mkdirSync(source);
  writeFileSync(path.join(source, 'program.js'), '');
  const scripts = { install: 'echo > ran' };
  writeFileSync(path.join(source, 'package.json'), JSON.stringify({ name, version, scripts, ...more }));
  run('npm', ['pack', '--pack-destination', project], source);
  return `file:${name}-${version}.tgz`;
}

describe('packages', () => {
  const manifest = {
    dependencies: {} as Record<string, string>,
    devDependencies: {} as Record<string, string>,
    allowScripts: { allowed: true, denied: false, 'not-for-this-machine': true },
  };
  /** Writes the lock file as a pull brings it: what is installed, and what npm has noted about it, stays. */
  const lock = () => {
    writeFileSync(inProject('package.json'), JSON.stringify(manifest));
    if (isThere('.package-lock.json')) renameSync(inProject('node_modules'), path.join(folder, 'aside'));
    run('npm', ['install', '--package-lock-only', '--offline']);
    if (existsSync(path.join(folder, 'aside')))
      renameSync(path.join(folder, 'aside'), inProject('node_modules'));
  };
  const install = (options = '') => prepare(`prepare.install(${options})`);
  const isThere = (name: string) => existsSync(inProject(`node_modules/${name}`));

  before(() => {
    for (const name of ['allowed', 'denied', 'unnamed']) manifest.dependencies[name] = pack(name);
    manifest.dependencies.node = pack('node', '1.0.0', { bin: { node: 'program.js' } });
    manifest.devDependencies.tool = pack('tool');
    lock();
  });

  it('run the install scripts that allowScripts allows, and no others', () => {
    assert.match(install(), /Installing packages/);
    assert.deepEqual(
      ['allowed', 'denied', 'unnamed'].map((name) => isThere(`${name}/ran`)),
      [true, false, false],
    );
  });

  it('for development come when they are wanted, and stay when they are not', () => {
    assert.equal(isThere('tool'), false);
    assert.match(install('{ development: true }'), /Installing packages/);
    assert.equal(isThere('tool'), true);
    assert.equal(install(), '');
    manifest.dependencies.unnamed = pack('unnamed', '1.0.1');
    lock();
    assert.match(install(), /Installing packages/);
    assert.equal(
      JSON.parse(readFileSync(inProject('node_modules/unnamed/package.json'), 'utf8')).version,
      '1.0.1',
    );
    assert.equal(isThere('tool'), true);
  });

  it('that `npm ci` has installed are not installed again', () => {
    run('npm', ['ci', '--offline']);
    assert.equal(install('{ development: true }'), '');
  });
});

it('a Node that is too old is told in a sentence', () => {
  const old = 'data:text/javascript,delete process.loadEnvFile';
  assert.match(prepare('prepare.loadEnvironment()', ['--import', old], 1), /needs Node 20\.12 or newer/);
});

it('`npm start` that is told to end takes the server along', async () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  writeFileSync(inProject('package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
  mkdirSync(inProject('node_modules/.bin'), { recursive: true });
  rmSync(inProject('node_modules/.bin/node'), { force: true });
  writeFileSync(inProject('node_modules/.bin/node'), `#!/bin/sh\nexec "${process.execPath}" "$@"\n`, {
    mode: 0o755,
  });
  writeFileSync(
    inProject('scripts/start.mjs'),
    "import { serve } from './prepare.mjs'; serve(['server.mjs']);",
  );
  writeFileSync(
    inProject('server.mjs'),
    "process.on('SIGTERM', () => { console.log('stopped'); process.exit(); }); setInterval(() => {}, 1000); console.log('runs');",
  );
  const npm = spawn('npm', ['start', '--silent'], { cwd: project });
  let said = '';
  npm.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
    if (text.includes('runs')) npm.kill('SIGTERM');
  });
  // Not before the server has closed its end, too.
  await once(npm.stdout, 'close');
  assert.equal(said, 'runs\nstopped\n');
});
