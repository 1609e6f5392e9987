import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Makes a folder anew: `make` fills `<folder>.new`, which then takes the place of the old one whole. When it fails, the
 * old one stays as it was. What a killed run has left behind is cleaned up.
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
  // Killed between the two renames below.
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
