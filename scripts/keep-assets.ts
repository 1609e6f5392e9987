import { existsSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { previousBuild } from '../server/http/pages.ts';

/**
 * Copies the assets of the `running` build into a `fresh` one, for visitors who still have its pages open. Assets that
 * the running build kept from an older one are not copied.
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
