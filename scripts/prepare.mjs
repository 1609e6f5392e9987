/**
 * What `npm start`, `npm run dev` and `npm test` need first. Plain JavaScript without packages: it runs before
 * anything is installed, on whichever Node the machine has.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonLine } from './json-lines.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The Node of the project, brought by the `node` package. */
export const node = path.join(root, 'node_modules/.bin/node');

/** How the server is run. Compiled code is kept on disk, which halves the time of a start. */
export const server = {
  args: [path.join(root, 'server/main.ts')],
  env: { NODE_COMPILE_CACHE: path.join(root, '.cache/node') },
};

/** How it says what it does: in words, or as lines of a log. */
export const output = { json: false };

// Whoever started this; read before the long work, which it may not outlive.
const parent = process.ppid;

const installedFile = path.join(root, 'node_modules/.installed');
const builtFile = path.join(root, 'dist/.built');
const deskBuiltFile = path.join(root, 'dist-desk/.built');
const buildInputs = [
  'content',
  'domain',
  'design',
  'site',
  'scripts',
  'astro.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Reads `.env` into the environment; what the environment already holds wins. Ends this process on too old a Node. */
export function loadEnvironment() {
  // Came with 20.12, the oldest that `engines` of package.json allows.
  if (!process.loadEnvFile) {
    say(
      'fatal',
      `The site needs Node 20.12 or newer for its installation; this is Node ${process.versions.node}.`,
    );
    process.exit(1);
  }
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Installs the packages of package-lock.json unless they are there. Tests and development need all of them. */
export function install({ development = false } = {}) {
  const wanted = digest(['package.json', 'package-lock.json']);
  const installed = existsSync(installedFile) ? readFileSync(installedFile, 'utf8') : '';
  if (installed === `${wanted} all` || (!development && installed === `${wanted} production`)) return;
  say('info', 'Installing packages …');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['ci', '--ignore-scripts', ...quiet, ...(development ? [] : ['--omit=dev'])]);
  // An npm that does not know allowScripts would run every script, and compile better-sqlite3, which needs a compiler.
  const { allowScripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const allowed = Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(path.join(root, 'node_modules', name)),
  );
  run('npm', ['rebuild', ...quiet, ...allowed]);
  writeFileSync(installedFile, `${wanted} ${development ? 'all' : 'production'}`);
}

/** Programs that tests need, each with the Debian package that brings it. Root gets them installed, others are told. */
export function requirePrograms(programs) {
  offer(programs);
  const missing = missingOf(programs);
  if (missing.length === 0) return;
  const paths = missing.map(([program]) => program).join(', ');
  const packages = missing.map(([, name]) => name).join(' ');
  console.error(
    `The tests need ${paths}. On Debian: sudo apt-get install ${packages}. Elsewhere: see CONTRIBUTING.md.`,
  );
  process.exit(1);
}

/**
 * Installs programs by their Debian packages where that is possible; the tests do without them where it is not. With
 * `running: false` the services that come with them are stopped and not started again.
 */
export function offer(programs, { running = true } = {}) {
  const packages = missingOf(programs).map(([, name]) => name);
  if (packages.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const options = { stdio: 'inherit' };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], options);
  if (!running) spawnSync('systemctl', ['disable', '--now', '--quiet', ...packages], options);
}

function missingOf(programs) {
  return Object.entries(programs).filter(([program]) => !existsSync(program));
}

/**
 * Builds the site into `dist/` unless the build there was made from the same files and PUBLIC_ variables. A build that
 * fails leaves the one before it in place.
 */
export function build() {
  const variables = Object.entries(process.env).filter(([key]) => key.startsWith('PUBLIC_'));
  const wanted = digest(buildInputs, variables);
  if (existsSync(builtFile) && readFileSync(builtFile, 'utf8') === wanted) return;
  say('info', 'Building the site …');
  run('npm', ['run', '--silent', 'build']);
  writeFileSync(builtFile, wanted);
}

/** Builds the pages of the desk into `dist-desk/` unless they are there, made from the same files. */
export function buildDesk() {
  const folders = ['desk', 'design', 'domain', 'scripts', 'site/public/fonts'];
  const wanted = digest([...folders, 'tsconfig.json', 'package-lock.json']);
  if (existsSync(deskBuiltFile) && readFileSync(deskBuiltFile, 'utf8') === wanted) return;
  console.log('Building the desk …');
  run('npm', ['run', '--silent', 'build:desk']);
  writeFileSync(deskBuiltFile, wanted);
}

/** Runs a command in the project with its output shown; ends this process when it fails, or when npm has gone. */
export function run(command, args, options = {}) {
  const shown = output.json
    ? { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['inherit', 'pipe', 'pipe'] }
    : { stdio: 'inherit' };
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: root, ...shown, ...options });
  for (const line of [stdout, stderr].flatMap((said) => said?.split('\n') ?? [])) {
    if (line.trim() !== '') say(status === 0 ? 'info' : 'error', line);
  }
  if (process.ppid !== parent) process.exit(1);
  if (status === 0) return;
  const why = error ? `: ${error.message}` : '. The lines above say why';
  say('fatal', `"${command} ${args.join(' ')}" failed${why}.`);
  process.exit(status ?? 1);
}

function say(level, message) {
  const write = level === 'info' ? console.log : console.error;
  write(output.json ? jsonLine(level, 'preparing', message) : message);
}

/**
 * Calls `stop` with the signal when this process is told to end: by a signal, or because npm has gone. The shell that
 * npm puts between dies of a signal without passing it on.
 */
export function onStop(stop) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 250);
  watch.unref();
}

/** One digest over names and contents of files and folders, and over variables of the environment. */
function digest(names, variables = []) {
  const hash = createHash('sha256');
  for (const [key, value] of variables.sort()) hash.update(`${key}=${value}\n`);
  const add = (name) => {
    const file = path.join(root, name);
    const entries = readdirSync(file, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const inside = `${name}/${entry.name}`;
      if (entry.isDirectory()) add(inside);
      else hash.update(inside).update(readFileSync(path.join(root, inside)));
    }
  };
  for (const name of names) {
    if (/\.\w+$/.test(name)) hash.update(name).update(readFileSync(path.join(root, name)));
    else add(name);
  }
  return hash.digest('hex');
}
