/** `npm run check`: content, formatting, lint rules, unused exports and types; a failure does not stop the others. */
import { spawnSync } from 'node:child_process';
import { checkContent, reportOf } from '../site/build/content/check.ts';
import { root } from './prepare.mjs';

const problems = await checkContent(root);
if (problems.length > 0) console.error(`${reportOf(problems)}\n`);

// Astro's checker needs TypeScript 6 and generates types that the compiler reads, so it comes first.
const failed = [
  ['biome', 'check', '.'],
  ['knip', '--no-progress'],
  ['astro', 'check', '--tsconfig', 'tsconfig.astro.json'],
  ['node_modules/typescript-7/bin/tsc', '--singleThreaded'],
].filter(([command = '', ...args]) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status !== 0);
process.exitCode = problems.length + failed.length > 0 ? 1 : 0;
