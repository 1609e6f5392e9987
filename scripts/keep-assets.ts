import { existsSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { previousBuild } from '../server/http/pages.ts';

/**
 * Puts the scripts of the build that runs now into a new one, so that a visitor who is on one of its pages finds them
 * after the change. Those that it has kept of an earlier one are left behind.
 */
export async function keepAssets(running: string, fresh: string): Promise<void> {
  const assets = join(running, 'assets');
  if (!existsSync(assets)) return;
  const own = new Set(readdirSync(join(fresh, 'assets')));
  await cp(assets, join(fresh, previousBuild, 'assets'), {
    recursive: true,
    filter: (file) => !own.has(basename(file)),
  });
}
