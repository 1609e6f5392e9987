import { statfs } from 'node:fs/promises';

// Mails that wait, erasure and the next restart need room to write as well.
const floorBytes = 1024 ** 3;
/** Of disks so small that a gigabyte is much. */
const floorShare = 0.05;

/** Bytes that may still be written to the disk of `folder` before its floor of free space is reached. Throws as statfs. */
export async function spaceAboveFloor(folder: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * bsize - Math.min(floorBytes, blocks * bsize * floorShare);
}
