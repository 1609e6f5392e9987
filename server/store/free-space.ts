import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { databaseFile } from './folder.ts';

// Kept free for waiting mails, erasure and the next restart: a gigabyte, on small disks this share.
const floorBytes = 1024 ** 3;
const floorShare = 0.05;

/**
 * Copies of an upload on the disk, rounded up: the upload itself, write-ahead log, database and, without a mail server,
 * a mail as a file, a third larger.
 */
export const copiesWritten = 5;

/** Bytes that may be written to the disk of `dataDir` until its floor of free space. Throws as statfs does. */
export async function spaceAboveFloor(dataDir: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return bavail * bsize - Math.min(floorBytes, blocks * bsize * floorShare) - walBytes(dataDir);
}

/** Size of the write-ahead log, which is written to the database once more. */
function walBytes(dataDir: string): number {
  return statSync(`${databaseFile(dataDir)}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}
