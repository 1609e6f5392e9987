/** `npm run dev`: Astro's development server, which forwards requests for functions to a worker. */
import { spawnSync } from 'node:child_process';
import { dev } from 'astro';
import { root } from '../prepare.mjs';
import { developmentServer } from './development-server.ts';
import { startFunctions } from './functions.ts';
import { freePort } from './port.ts';
import { problemsIn, report, showUntilChanged } from './problems.ts';

// Stored files are readable by this user only; a worker cannot set its umask.
process.umask(0o077);
const host = process.env.HOST || '127.0.0.1';
const wanted = Number(process.env.PORT || 3000);
const port = await freePort(host, wanted);
if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is in use by another program.`);
const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

// In its own process, so that a schema with an error does not stop development.
spawnSync(process.execPath, ['scripts/schemas.ts'], { cwd: root, stdio: 'ignore' });

const functions = startFunctions(address);
let site: Awaited<ReturnType<typeof dev>> | undefined;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

// Each iteration runs the site until it needs a restart.
for (;;) {
  const restart = Promise.withResolvers<void>();
  const problems = await problemsIn(root);
  if (problems.length === 0) {
    try {
      site = await start(restart.resolve);
      console.log(`\n  Kogge is open at  ${address}\n`);
      await restart.promise;
      await site.stop();
      continue;
    } catch (error) {
      problems.push({ file: 'Astro', line: 0, key: '', message: (error as Error).message });
    }
  }
  // Astro does not start with invalid content: until it is fixed, this address shows the problems.
  report(problems);
  console.log(`Until this is mended, ${address} shows nothing else.\n`);
  await showUntilChanged({ host, port, root }, problems);
}

function start(restart: () => void): ReturnType<typeof dev> {
  return dev({
    root,
    // Hides Astro's banner, which repeats the address.
    logLevel: 'warn',
    // Ignores the cache: an older schema may have accepted its content.
    force: true,
    server: { host, port },
    vite: { server: { strictPort: true } },
    integrations: [developmentServer({ root, functions, restart })],
  });
}

async function stop(): Promise<void> {
  await Promise.all([functions.stop(), site?.stop()]);
  process.exit(0);
}
