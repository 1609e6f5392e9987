import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The files in a folder of backups, the newest first. Throws when it cannot be read. */
export async function backupsIn(folder: string): Promise<{ file: string; at: Date }[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        return { file, at: (await stat(file)).mtime };
      }),
  );
  return files.sort((one, other) => other.at.getTime() - one.at.getTime());
}
