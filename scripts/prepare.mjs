/**
 * Installs, builds and runs for `npm start`, `npm run dev` and `npm test`. Plain JavaScript without packages, because it
 * runs before the installation, on the Node of the machine.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The Node of the project, from the package `node`. */
export const node = path.join(root, 'node_modules/.bin/node');

/** The command of the server. The compile cache halves its start time. */
export const serverCommand = {
  args: [path.join(root, 'server/main.ts')],
  env: { NODE_COMPILE_CACHE: path.join(root, '.cache/node') },
};

/** Progress is printed as text, or with `json` as log lines. */
export const output = { json: false };

process.env.ASTRO_TELEMETRY_DISABLED = '1';

/** Loads `.env`; variables that are already set win. Exits on a Node that is too old. */
export function loadEnvironment() {
  // Since Node 20.12, the minimum in `engines` of package.json.
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
 * Installs the packages of package-lock.json that are missing. Development packages are installed with `development`, and
 * stay when they are already installed.
 */
export function install({ development = false } = {}) {
  const wanted = packagesIn('package-lock.json');
  // Written by npm: the installed packages.
  const present = packagesIn('node_modules/.package-lock.json');
  const all = development || Object.values(present).some(({ dev }) => dev);
  const missing = Object.entries(wanted).some(
    ([place, { integrity, dev, optional, devOptional }]) =>
      // '' is the project itself; optional packages may be for other platforms.
      place !== '' && !optional && !devOptional && (all || !dev) && present[place]?.integrity !== integrity,
  );
  if (!missing && existsSync(node)) return;
  say('info', 'Installing packages …');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // npm knows allowScripts since 11.16. Debian's older npm would run every install script and compile better-sqlite3.
  run('npm', ['ci', '--ignore-scripts', ...quiet, ...(all ? [] : ['--omit=dev'])]);
  const { allowScripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const allowed = Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(path.join(root, 'node_modules', name)),
  );
  run('npm', ['rebuild', ...quiet, ...allowed]);
  // Generates Astro's types, like `npm ci` by hand.
  if (all) run('npm', ['run', '--silent', '--if-present', 'prepare']);
}

/** The packages in a lock file of npm, by path; none without the file. */
function packagesIn(file) {
  const lockFile = path.join(root, file);
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

/**
 * Installs missing programs with apt-get when this user is root. `packages` maps the path of each program to its Debian
 * package. Returns the paths that are still missing.
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

/** Builds the site into `dist/` unless that was built from the same files and PUBLIC_ variables. */
export function build() {
  const folders = ['content', 'domain', 'design', 'site', 'scripts'];
  const variables = Object.entries(process.env).filter(([key]) => key.startsWith('PUBLIC_'));
  buildUnlessMade('build', 'dist', [...folders, 'astro.config.ts'], variables.sort());
}

/** Builds the pages of the desk into `dist-desk/` unless that was built from the same files. */
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

/** SHA-256 of the names and contents of files and folders, and of variables. */
function digestOf(inputs, variables) {
  const hash = createHash('sha256').update(JSON.stringify(variables));
  const files = inputs.flatMap((input) => {
    if (statSync(path.join(root, input)).isFile()) return [input];
    const names = readdirSync(path.join(root, input), { recursive: true });
    // Generated for editors, not part of the site.
    return names.filter((name) => !name.startsWith('.schemas')).map((name) => path.join(input, name));
  });
  for (const file of files.sort()) {
    const place = path.join(root, file);
    if (statSync(place).isFile()) hash.update(file).update(readFileSync(place));
  }
  return hash.digest('hex');
}

/** Runs a command in the project and prints its output; exits when it fails. */
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

/** Runs a program on the Node of the project, forwards signals to it, and exits with its exit code. */
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

/** A line of the log in the format of the server (docs/operate.md, "Log"). */
function jsonLine(level, event, msg) {
  return JSON.stringify({ level, time: new Date().toISOString(), event, msg });
}

/** Forwards a stream line by line to `write`; lines that are not JSON, such as warnings of Node, are wrapped. */
export function forwardAsJson(stream, write) {
  createInterface({ input: stream }).on('line', (line) => {
    if (line.trim() !== '') write(line.startsWith('{') ? line : jsonLine('warn', 'stderr', line));
  });
}
