import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface SmallDisk {
  folder: string;
  remove(): Promise<void>;
}

/** A file system in memory; null without the right to mount. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kogge-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    async remove() {
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
