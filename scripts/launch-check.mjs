/** `npm run launch-check`: installs what it needs, as `npm start` does, on whichever Node the machine has; then checks. */
import { spawnSync } from 'node:child_process';
import { install, loadEnvironment, node, root } from './prepare.mjs';

loadEnvironment();
install();
const { status } = spawnSync(node, ['scripts/launch-check.ts'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
