/** `npm run desk`: installs, builds the pages of the desk and serves them, beside the data of the site. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildDesk, install, loadEnvironment, node, onStop, root, server } from './prepare.mjs';

loadEnvironment();
install();
buildDesk();

const child = spawn(node, [path.join(root, 'desk/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...server.env },
});
onStop((signal) => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
