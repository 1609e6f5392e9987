/** `npm start`: installs, builds and serves the whole site; a second start reuses what is up to date. */
import { spawn } from 'node:child_process';
import { build, install, loadEnvironment, node, root } from './prepare.mjs';

loadEnvironment();
install();
build();

const server = spawn(node, ['server/main.ts'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
