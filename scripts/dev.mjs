/** `npm run dev`: site with hot reload on PORT, functions restarted on change behind the same address. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, install, loadEnvironment, node, onEnd, root } from './prepare.mjs';

loadEnvironment();
install({ development: true });
// The server answers forms posted without script from the built templates.
build();

const port = Number(process.env.PORT ?? 3000);
const functionsPort = port + 1;
const children = [
  spawn(node, ['--watch-path=server', '--watch-path=domain', '--watch-path=content', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(functionsPort) },
  }),
  spawn(path.join(root, 'node_modules/.bin/astro'), ['dev', '--port', String(port)], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
      FUNCTIONS_PORT: String(functionsPort),
    },
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
onEnd(stop);
for (const child of children) child.on('exit', stop);
