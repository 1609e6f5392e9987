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
import { PassThrough } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { forwardAsJson } from './prepare.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'kogge-prepare-'));
after(() => rmSync(folder, { recursive: true }));

/** A project that holds nothing but the script. */
const project = path.join(folder, 'project');
mkdirSync(path.join(project, 'scripts'), { recursive: true });
cpSync(fileURLToPath(new URL('prepare.mjs', import.meta.url)), path.join(project, 'scripts/prepare.mjs'));
const inProject = (name: string) => path.join(project, name);

/** Runs a program and returns its output; fails the test when it exits with another code. */
function run(program: string, args: readonly string[], cwd = project, code = 0): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  assert.equal(status, code, stdout + stderr);
  return stdout + stderr;
}

/** Calls functions of prepare.mjs in a new process. */
function prepare(calls: string, options: readonly string[] = [], code = 0): string {
  const script = `import * as prepare from './scripts/prepare.mjs'; ${calls}`;
  return run(process.execPath, [...options, '--input-type=module', '--eval', script], project, code);
}

/** Packs a package whose install script creates the file `ran`. */
function pack(name: string, version = '1.0.0', more: object = {}): string {
  const source = path.join(folder, `${name}-${version}`);
  mkdirSync(source);
  writeFileSync(path.join(source, 'program.js'), '');
  const scripts = { install: 'echo > ran' };
  writeFileSync(path.join(source, 'package.json'), JSON.stringify({ name, version, scripts, ...more }));
  run('npm', ['pack', '--pack-destination', project], source);
  return `file:${name}-${version}.tgz`;
}

describe('install', () => {
  const manifest = {
    dependencies: {} as Record<string, string>,
    devDependencies: {} as Record<string, string>,
    allowScripts: { allowed: true, denied: false, 'not-for-this-machine': true },
  };
  const aside = path.join(folder, 'aside');
  /** Updates the lock file, like a `git pull`, without changing the installed packages. */
  const lock = () => {
    writeFileSync(inProject('package.json'), JSON.stringify(manifest));
    if (isThere('.package-lock.json')) renameSync(inProject('node_modules'), aside);
    run('npm', ['install', '--package-lock-only', '--offline']);
    if (existsSync(aside)) renameSync(aside, inProject('node_modules'));
  };
  const install = (options = '') => prepare(`prepare.install(${options})`);
  const isThere = (name: string) => existsSync(inProject(`node_modules/${name}`));

  before(() => {
    for (const name of ['allowed', 'denied', 'unnamed']) manifest.dependencies[name] = pack(name);
    manifest.dependencies.node = pack('node', '1.0.0', { bin: { node: 'program.js' } });
    manifest.devDependencies.tool = pack('tool');
    lock();
  });

  it('runs only the install scripts in allowScripts', () => {
    assert.match(install(), /Installing packages/);
    assert.deepEqual(
      ['allowed', 'denied', 'unnamed'].map((name) => isThere(`${name}/ran`)),
      [true, false, false],
    );
  });

  it('adds development packages on request, and keeps them later', () => {
    assert.equal(isThere('tool'), false);
    assert.match(install('{ development: true }'), /Installing packages/);
    assert.equal(isThere('tool'), true);
    assert.equal(install(), '');
    manifest.dependencies.unnamed = pack('unnamed', '1.0.1');
    lock();
    assert.match(install(), /Installing packages/);
    const { version } = JSON.parse(readFileSync(inProject('node_modules/unnamed/package.json'), 'utf8'));
    assert.equal(version, '1.0.1');
    assert.equal(isThere('tool'), true);
  });

  it('does nothing after `npm ci`', () => {
    run('npm', ['ci', '--offline']);
    assert.equal(install('{ development: true }'), '');
  });
});

it('a Node that is too old exits with a message', () => {
  const old = 'data:text/javascript,delete process.loadEnvFile';
  assert.match(prepare('prepare.loadEnvironment()', ['--import', old], 1), /needs Node 20\.12 or newer/);
});

it('`npm start` forwards SIGTERM and waits for the server', async () => {
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
  // Closes only after the server has ended.
  await once(npm.stdout, 'close');
  assert.equal(said, 'runs\nstopped\n');
});

it('output that is not JSON is wrapped in log lines', async () => {
  const stream = new PassThrough();
  const lines: string[] = [];
  forwardAsJson(stream, (line: string) => lines.push(line));
  stream.write('{"level":"fatal"}\n\n(node:7) Warning: "old"');
  stream.end(' thing\n');
  await once(stream, 'close');
  assert.equal(lines[0], '{"level":"fatal"}');
  const { level, event, msg } = JSON.parse(lines[1] ?? '');
  assert.deepEqual([lines.length, level, event, msg], [2, 'warn', 'stderr', '(node:7) Warning: "old" thing']);
});
