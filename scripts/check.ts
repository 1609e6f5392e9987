/** `npm run check`: content, formatting, lint rules and types, all of them even when one finds something. */
import { spawnSync } from 'node:child_process';
import { checkContent, reportOf } from '../site/build/content/check.ts';
import { root } from './prepare.mjs';

const problems = await checkContent(root);
if (problems.length > 0) console.error(`${reportOf(problems)}\n`);

const failed = [
  ['biome', 'check', '.'],
  ['astro', 'check'],
].filter(([command = '', ...args]) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status !== 0);
process.exitCode = problems.length + failed.length > 0 ? 1 : 0;
