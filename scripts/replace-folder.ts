import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Replaces a folder: `make` fills `<folder>.new`, which is then renamed to `folder`. When it fails, the old folder stays.
 * Cleans up after a killed run.
 */
export async function replaceFolder(folder: string, make: (fresh: string) => Promise<void>): Promise<void> {
  const fresh = `${folder}.new`;
  const old = `${folder}.old`;
  const putBack = () => {
    if (!existsSync(folder) && existsSync(old)) renameSync(old, folder);
  };
  const clean = () => {
    for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
  };
  // After a kill between the two renames below.
  putBack();
  clean();
  try {
    await make(fresh);
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(fresh, folder);
  } finally {
    putBack();
    clean();
  }
}
