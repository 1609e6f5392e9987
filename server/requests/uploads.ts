import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { orUnavailable, Refusal } from '../http/refusal.ts';
import { errorFacts, type Log } from '../log.ts';
import { copiesWritten, spaceAboveFloor } from '../store/free-space.ts';
import { Queue } from './queue.ts';

// Uploads at the same time, of one network and in all. The largest take 1.3 GB of disk together.
const maxPerNetwork = 4;
const maxUploads = 64;
// Bytes per second of a phone on 3G. When all places are taken, a slower upload is cut for the next one.
const minRateWhenFull = 32 * 1024;
// The rate of an upload is unknown before this time.
const graceMs = 5_000;
const retryAfter = 10; // seconds
const spaceCheckBytes = 1024 * 1024;

/** A file that has been written to the disk. */
export interface WrittenFile {
  path: string;
  /** Bytes received; those over the limit of the field are not written. */
  size: number;
  /** SHA-256 of the written bytes. */
  digest: string;
}

interface UploadsParts {
  dataDir: string;
  log: Pick<Log, 'error'>;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

function uploadsFolder(dataDir: string): string {
  return path.join(dataDir, 'uploads');
}

/** Deletes uploads left by a crash. Call it before the first upload. */
export function emptyUploads(dataDir: string): void {
  rmSync(uploadsFolder(dataDir), { recursive: true, force: true });
}

/** The uploads (bodies with files) in progress. */
export class Uploads {
  /** Files are held in memory while they are stored, so one application at a time. */
  readonly storing = new Queue();
  readonly #parts: Required<UploadsParts>;
  readonly #running = new Set<Upload>();

  constructor(parts: UploadsParts) {
    this.#parts = { now: () => performance.now(), ...parts };
  }

  /**
   * Starts an upload of `size` bytes with a folder of its own, until it is disposed of. Throws {@link Refusal}: 429 when
   * its network (the largest of the address) has too many uploads, 503 when all places are taken or the disk is nearly full.
   */
  async begin(network: string, size: number): Promise<Upload> {
    const { dataDir, log, now } = this.#parts;
    const ofNetwork = [...this.#running].filter((upload) => upload.network === network);
    if (ofNetwork.length >= maxPerNetwork) throw new Refusal('too_many_requests', { retryAfter });
    if (this.#running.size >= maxUploads) this.#cutSlowest();
    const folder = path.join(uploadsFolder(dataDir), randomUUID());
    const upload = new Upload({
      network,
      size,
      folder,
      dataDir,
      now,
      log,
      leave: () => this.#running.delete(upload),
    });
    this.#running.add(upload);
    try {
      await refuseFullDisk(size, dataDir);
      await orUnavailable(() => mkdir(folder, { recursive: true, mode: 0o700 }));
      return upload;
    } catch (error) {
      await upload[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** Cuts the slowest upload. Throws {@link Refusal} (503) when none is slow. */
  #cutSlowest(): void {
    const [slowest] = [...this.#running].sort((one, other) => one.rate - other.rate);
    if (!slowest || slowest.rate >= minRateWhenFull) throw new Refusal('unavailable', { retryAfter });
    this.#running.delete(slowest);
    slowest.cut();
  }
}

interface UploadParts extends Required<UploadsParts> {
  network: string;
  size: number;
  folder: string;
  leave(): void;
}

/** One upload. Disposing of it deletes its files. */
export class Upload implements AsyncDisposable {
  readonly network: string;
  readonly #parts: UploadParts;
  readonly #started: number;
  readonly #controller = new AbortController();
  #received = 0;
  #checkSpaceAt = spaceCheckBytes;
  #complete = false;

  constructor(parts: UploadParts) {
    this.network = parts.network;
    this.#parts = parts;
    this.#started = parts.now();
  }

  /** Aborted when the upload is cut for others. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Bytes per second; infinite at its start and when it is complete. */
  get rate(): number {
    const ms = this.#parts.now() - this.#started;
    return this.#complete || ms < graceMs ? Number.POSITIVE_INFINITY : (this.#received / ms) * 1000;
  }

  cut(): void {
    this.#controller.abort(new Refusal('timed_out'));
  }

  /** Counts a received chunk. Throws {@link Refusal} (503) when the disk is nearly full. */
  async receive(bytes: number): Promise<void> {
    this.#received += bytes;
    if (this.#received < this.#checkSpaceAt) return;
    this.#checkSpaceAt = this.#received + spaceCheckBytes;
    await refuseFullDisk(this.#parts.size, this.#parts.dataDir);
  }

  /** Marks the upload as complete: it is not cut any more. */
  complete(): void {
    this.#complete = true;
  }

  /** Streams a file to disk. Bytes after `maxBytes` are read, so that parsing goes on, but not written. */
  async write(file: Readable, maxBytes: number): Promise<WrittenFile> {
    const target = path.join(this.#parts.folder, randomUUID());
    const hash = createHash('sha256');
    let size = 0;
    await pipeline(
      file,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (size > maxBytes) continue;
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(target, { flags: 'wx', mode: 0o600 }),
    );
    return { path: target, size, digest: hash.digest('base64url') };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    try {
      await rm(this.#parts.folder, { recursive: true, force: true });
    } catch (error) {
      this.#parts.log.error({ event: 'upload_left', ...errorFacts(error) }, 'an upload could not be deleted');
    }
    this.#parts.leave();
  }
}

/** Throws {@link Refusal} (503) when files of this size would use up the reserved free space. */
export async function refuseFullDisk(bytes: number, dataDir: string): Promise<void> {
  const space = await orUnavailable(() => spaceAboveFloor(dataDir));
  if (copiesWritten * bytes <= space) return;
  const cause = Object.assign(new Error('The disk of DATA_DIR is nearly full'), { code: 'DISK_FLOOR' });
  throw new Refusal('unavailable', { retryAfter: 300, cause });
}
