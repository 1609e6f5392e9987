/** `npm start`: installs, builds and serves the whole site; a second start reuses what is up to date. */
import { spawn } from 'node:child_process';
import { build, install, loadEnvironment, node, onStop, root, server } from './prepare.mjs';

loadEnvironment();
install();
build();

const child = spawn(node, server.args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...server.env },
});
onStop((signal) => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
