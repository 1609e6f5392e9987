/**
 * What `npm start`, `npm run dev` and `npm test` need first. Plain JavaScript without packages: it runs before
 * anything is installed, on whichever Node the machine has.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

// For every script: Astro tells its makers nothing.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

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

/**
 * Installs the packages of package-lock.json unless they are there. Tests and development need all of them; development
 * packages that are there already stay in any case.
 */
export function install({ development = false } = {}) {
  const wanted = packagesIn('package-lock.json');
  // Where npm writes down what it has installed.
  const present = packagesIn('node_modules/.package-lock.json');
  const all = development || Object.values(present).some(({ dev }) => dev);
  const missing = Object.entries(wanted).some(
    ([place, { integrity, dev, optional, devOptional }]) =>
      // The first entry is the project itself, and optional packages may be for other machines.
      place !== '' && !optional && !devOptional && (all || !dev) && present[place]?.integrity !== integrity,
  );
  if (!missing && existsSync(node)) return;
  say('info', 'Installing packages …');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // Debian's npm does not know allowScripts: it would run every install script, and so compile better-sqlite3.
  run('npm', ['ci', '--ignore-scripts', ...quiet, ...(all ? [] : ['--omit=dev'])]);
  const { allowScripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const allowed = Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(path.join(root, 'node_modules', name)),
  );
  run('npm', ['rebuild', ...quiet, ...allowed]);
  // As after `npm ci` by hand: types that Astro generates, for editors and the compiler.
  if (all) run('npm', ['run', '--silent', '--if-present', 'prepare']);
}

/** The packages that a lock file of npm names, by their place; none when the file is not there. */
function packagesIn(file) {
  const lockFile = path.join(root, file);
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

/**
 * Installs programs that tests need, each by the Debian package that brings it, where it is missing and this user may.
 * Returns those that are missing all the same.
 */
export function installPrograms(packages) {
  const missing = () => Object.keys(packages).filter((program) => !existsSync(program));
  const wanted = missing().map((program) => packages[program]);
  if (wanted.length > 0 && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log(`Installing ${wanted.join(', ')} …`);
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', ...wanted], { stdio: 'inherit' });
  }
  return missing();
}

/**
 * Builds the site into `dist/` unless the build there was made from the same files and PUBLIC_ variables. A build that
 * fails leaves the one before it in place.
 */
export function build() {
  const folders = ['content', 'domain', 'design', 'site', 'scripts'];
  const variables = Object.entries(process.env).filter(([key]) => key.startsWith('PUBLIC_'));
  buildUnlessMade('build', 'dist', [...folders, 'astro.config.ts'], variables.sort());
}

/** Builds the pages of the desk into `dist-desk/` unless they are there, made from the same files. */
export function buildDesk() {
  const folders = ['desk', 'design', 'domain', 'scripts', 'site/public/fonts'];
  buildUnlessMade('build:desk', 'dist-desk', folders);
}

function buildUnlessMade(script, folder, inputs, variables = []) {
  const digest = digestOf([...inputs, 'tsconfig.json', 'package-lock.json'], variables);
  const builtFile = path.join(root, folder, '.built');
  if (existsSync(builtFile) && readFileSync(builtFile, 'utf8') === digest) return;
  say('info', `Building ${folder} …`);
  run('npm', ['run', '--silent', script]);
  writeFileSync(builtFile, digest);
}

/** One digest over names and contents of files and folders, and over variables of the environment. */
function digestOf(inputs, variables) {
  const hash = createHash('sha256').update(JSON.stringify(variables));
  const files = inputs.flatMap((input) => {
    if (statSync(path.join(root, input)).isFile()) return [input];
    const names = readdirSync(path.join(root, input), { recursive: true });
    // Schemas are made for editors and are no part of the site.
    return names.filter((name) => !name.startsWith('.schemas')).map((name) => path.join(input, name));
  });
  for (const file of files.sort()) {
    const place = path.join(root, file);
    if (statSync(place).isFile()) hash.update(file).update(readFileSync(place));
  }
  return hash.digest('hex');
}

/** Runs a command in the project with its output shown; ends this process when it fails. */
export function run(command, args) {
  const shown = output.json ? { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } : { stdio: 'inherit' };
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: root, ...shown });
  for (const line of `${stdout ?? ''}\n${stderr ?? ''}`.split('\n')) {
    if (line.trim() !== '') say(status === 0 ? 'info' : 'error', line);
  }
  if (status === 0) return;
  const why = error ? `: ${error.message}` : '. The lines above say why';
  say('fatal', `"${command} ${args.join(' ')}" failed${why}.`);
  process.exit(status ?? 1);
}

/** Runs a program on the Node of the project, hands signals on to it, and ends with its exit code. */
export function serve(args, { env = {}, stdio = 'inherit' } = {}) {
  const child = spawn(node, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => process.exit(code ?? 1));
  return child;
}

function say(level, message) {
  const write = level === 'info' ? console.log : console.error;
  write(output.json ? jsonLine(level, 'preparing', message) : message);
}
