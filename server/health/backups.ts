import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The newest file in a folder of backups; null when it holds none. Throws when it cannot be read. */
export async function newestBackup(folder: string): Promise<{ file: string; at: Date } | null> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        return { file, at: (await stat(file)).mtime };
      }),
  );
  return files.sort((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null;
}
