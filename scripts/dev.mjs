/** `npm run dev`: installs what is missing, then runs the site with hot reload, functions included (scripts/dev). */
import { spawn } from 'node:child_process';
import { install, loadEnvironment, node, onStop, root } from './prepare.mjs';

loadEnvironment();
install({ development: true });

const child = spawn(node, ['scripts/dev/main.ts'], { cwd: root, stdio: 'inherit' });
onStop((signal) => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
