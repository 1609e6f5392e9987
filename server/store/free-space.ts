import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { databaseFile } from './folder.ts';

// Mails that wait, erasure and the next restart need room to write as well.
const floorBytes = 1024 ** 3;
/** Of disks so small that a gigabyte is much. */
const floorShare = 0.05;

/**
 * How often a file is written: while it comes, into the log of the database, from there into its file, and, without a
 * mail server, once more in a mail, where it takes a third more.
 */
export const copiesWritten = 5;

/**
 * Bytes that may still be written to the disk of `dataDir` before its floor of free space is reached. Throws as statfs.
 */
export async function spaceAboveFloor(dataDir: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return bavail * bsize - Math.min(floorBytes, blocks * bsize * floorShare) - notYetCopied(dataDir);
}

/** Bytes of the write-ahead log: they take the same room once more when they go into the database. */
function notYetCopied(dataDir: string): number {
  return statSync(`${databaseFile(dataDir)}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}
