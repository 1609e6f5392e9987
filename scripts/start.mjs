/** `npm start`: installs, builds and serves the whole site; a second start reuses what is up to date. */
import { spawn } from 'node:child_process';
import { handOnAsJson } from './json-lines.mjs';
import { build, install, loadEnvironment, node, onStop, output, root, server } from './prepare.mjs';

// Nobody looks on: what is said goes into a log.
output.json = !process.stdout.isTTY;
loadEnvironment();
install();
build();

const child = spawn(node, server.args, {
  cwd: root,
  stdio: ['inherit', 'inherit', output.json ? 'pipe' : 'inherit'],
  env: { ...process.env, ...server.env },
});
onStop((signal) => child.kill(signal));
if (child.stderr) handOnAsJson(child.stderr, (line) => process.stderr.write(`${line}\n`));
child.on('close', (code) => process.exit(code ?? 1));
