/** `npm test`: installs what the tests need, then runs every check from formatting to browser. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { findChromium, shell } from './chromium.mjs';
import { build, buildDesk, install, node, offer, onStop, requirePrograms, root, server } from './prepare.mjs';

const longestMs = 20 * 60_000;

install({ development: true });
if (!findChromium()) requirePrograms({ '/usr/bin/chromium': 'chromium' });
offer({
  [shell]: 'chromium-headless-shell',
  '/usr/bin/openssl': 'openssl',
  '/usr/bin/systemd-socket-activate': 'systemd',
});
// Tests start both themselves, with the files of deploy/.
offer({ '/usr/sbin/nginx': 'nginx', '/usr/bin/caddy': 'caddy' }, { running: false });
build();
buildDesk();

// Compiled code is kept for the many processes that tests start.
const { NODE_COMPILE_CACHE } = server.env;
const env = {
  ...process.env,
  NODE_COMPILE_CACHE,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
};
const running = new Set();
const failures = [];

onStop(() => {
  for (const { pid } of running) killGroup(pid);
  process.exit(1);
});
// Tests that wait for answers go one after the other; faults run among the units, in the time that those wait. What only
// computes takes the time that is left. `check` stays away from the units: both it and the development server that they
// start write `.astro/`.
const low = { priority: constants.priority.PRIORITY_LOW };
const units = part('test:unit', { more: ['tests/faults/*.test.ts'] });
const browser = units.then(() => part('test:e2e'));
await Promise.all([units, part('test:content', low)]);
await part('check', low);
await browser;
if (failures.length > 0) {
  console.error(`Failed, the first of each:\n${failures.join('\n')}`);
  process.exit(1);
}
console.log('\nEverything passed.');

/** Runs a script, with `more` arguments, and shows what it has said when it ends, and ends what it leaves running. */
async function part(script, { more = [], priority = constants.priority.PRIORITY_NORMAL } = {}) {
  const started = performance.now();
  console.log(`— ${script} begins`);
  const child = spawn('npm', ['run', '--silent', script, '--', ...more], { cwd: root, env, detached: true });
  running.add(child);
  setPriority(child.pid, priority);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const timer = setTimeout(() => killGroup(child.pid), longestMs);
  const closed = once(child, 'close');
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  killGroup(child.pid);
  await closed;
  running.delete(child);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n— ${script}\n${said}— ${script} ${code === 0 ? 'passed' : 'failed'} in ${seconds} s\n`);
  if (code === 0) return;
  const first = /^\s*[✖✘].*/m.exec(said)?.[0].trim();
  failures.push(first ? `${script}: ${first}` : script);
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}
