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

// Four people of one office who apply in the same moment.
const maxOfNetwork = 4;
// Sixteen networks may have all of theirs on their way, on 1.3 GB of disk.
const maxUploads = 64;
// When all places are taken, an upload that is slower than a telephone on 3G gives way to the next one. In bytes per
// second.
const busyRate = 32 * 1024;
// Before that nothing can be said about its rate.
const graceMs = 5_000;
// In seconds.
const retryAfter = 10;
const spaceCheckBytes = 1024 * 1024;

/** A file that has been written to the disk. */
export interface WrittenFile {
  path: string;
  /** Bytes that came; those beyond the limit of its field were not written. */
  size: number;
  /** SHA-256 of what was written. */
  digest: string;
}

interface UploadsParts {
  dataDir: string;
  log: Pick<Log, 'error'>;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

function uploadsFolder(dataDir: string): string {
  return path.join(dataDir, 'uploads');
}

/** Deletes what a crash has left of uploads; to be called before the first one. */
export function emptyUploads(dataDir: string): void {
  rmSync(uploadsFolder(dataDir), { recursive: true, force: true });
}

/** The bodies with files that are read, checked and stored at this moment. */
export class Uploads {
  /** Requests with files are stored one after the other: their files are in memory meanwhile. */
  readonly storing = new Queue();
  readonly #parts: Required<UploadsParts>;
  readonly #running = new Set<Upload>();

  constructor(parts: UploadsParts) {
    this.#parts = { now: () => performance.now(), ...parts };
  }

  /**
   * Gives a body of `size` bytes a place and a folder, until it is disposed of. Throws {@link Refusal}: 429 when its
   * network has too many uploads on their way, 503 when all together have, or when the disk is nearly full.
   */
  async begin(network: string, size: number): Promise<Upload> {
    const { dataDir, log, now } = this.#parts;
    const ofNetwork = [...this.#running].filter((upload) => upload.network === network);
    if (ofNetwork.length >= maxOfNetwork) throw new Refusal('too_many_requests', { retryAfter });
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

  /** Makes room for another upload. Throws {@link Refusal} (503) when none of those that run is slow. */
  #cutSlowest(): void {
    const [slowest] = [...this.#running].sort((one, other) => one.rate - other.rate);
    if (!slowest || slowest.rate >= busyRate) throw new Refusal('unavailable', { retryAfter });
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

/** One body with files. Its files lie on the disk until it is disposed of. */
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

  /** Aborted when it has to give way to others. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Bytes per second; infinite while it is new, and once all of it is there. */
  get rate(): number {
    const ms = this.#parts.now() - this.#started;
    return this.#complete || ms < graceMs ? Number.POSITIVE_INFINITY : (this.#received / ms) * 1000;
  }

  cut(): void {
    this.#controller.abort(new Refusal('timed_out'));
  }

  /** To be called whenever a part of it came. Throws {@link Refusal} (503) when the disk is nearly full. */
  async receive(bytes: number): Promise<void> {
    this.#received += bytes;
    if (this.#received < this.#checkSpaceAt) return;
    this.#checkSpaceAt = this.#received + spaceCheckBytes;
    await refuseFullDisk(this.#parts.size, this.#parts.dataDir);
  }

  /** To be called when all of it came: from now on it is not cut off. */
  complete(): void {
    this.#complete = true;
  }

  /** Writes a file while it comes. What lies beyond `maxBytes` is read, for what comes behind it, but not written. */
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

/** Refuses (503) files of so many bytes that would not leave the floor of free space. */
export async function refuseFullDisk(bytes: number, dataDir: string): Promise<void> {
  const space = await orUnavailable(() => spaceAboveFloor(dataDir));
  if (copiesWritten * bytes <= space) return;
  const cause = Object.assign(new Error('The disk of DATA_DIR is nearly full'), { code: 'DISK_FLOOR' });
  throw new Refusal('unavailable', { retryAfter: 300, cause });
}
