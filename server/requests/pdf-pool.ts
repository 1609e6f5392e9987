import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileProblem } from '../../domain/requests/index.ts';
import { Refusal } from '../http/refusal.ts';

interface PdfPoolLimits {
  /** Threads that work at the same time. */
  threads: number;
  /** Files that may wait for one of them; each is held in memory. */
  maxQueued: number;
  /** Of these, how many of one sender. */
  maxQueuedPerSender: number;
  /** How long a file may wait, in milliseconds. */
  waitMs: number;
  /** How long a file may take when it is its turn, in milliseconds. */
  deadlineMs: number;
  /** A thread that was idle for so long ends and frees its memory, in milliseconds. */
  idleMs: number;
}

// An ordinary CV takes some thousandths of a second. Behind files that are made to last, both files of an application are
// judged within the 20 seconds that its form waits (`site/islands/requests/send.ts`).
const defaultLimits: PdfPoolLimits = {
  threads: 2,
  maxQueued: 20,
  maxQueuedPerSender: 4,
  waitMs: 6_000,
  deadlineMs: 2_000,
  idleMs: 30_000,
};
// In seconds.
const retryAfter = 10;
// What a thread needs beside PDFium, whose memory has a limit of its own in `pdf-worker.ts`.
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

interface QueuedFile {
  sender: string;
  start(): void;
}

/**
 * Inspects a PDF file and returns its problem, or null; `unreadable` when that takes too long or too much memory.
 * Throws a {@link Refusal}: 429 when too many files of its sender wait already, 503 when too many of all do, or this
 * one has waited for too long. Files of a sender who has one being inspected wait behind those of the others; `sender`
 * is the network a file comes from.
 */
export type InspectPdf = (bytes: Uint8Array, sender: string) => Promise<FileProblem | null>;

/**
 * A pool of threads that inspect PDF files. They start with the first files, and do not keep the process from ending.
 */
export function createPdfPool(limits: Partial<PdfPoolLimits> = {}): InspectPdf {
  const { threads, maxQueued, maxQueuedPerSender, waitMs, deadlineMs, idleMs } = {
    ...defaultLimits,
    ...limits,
  };
  const idleWorkers = new Map<Worker, NodeJS.Timeout>();
  const queue = new Set<QueuedFile>();
  /** The senders of the files being inspected, one entry for each file. */
  const activeSenders: string[] = [];

  return async (bytes, sender) => {
    if (activeSenders.length < threads) activeSenders.push(sender);
    else await waitForSlot(sender);
    try {
      return await inspect(takeIdleWorker() ?? (await startWorker()), bytes);
    } finally {
      // Senders without a file being inspected come first.
      const otherSender = queue.values().find((each) => !activeSenders.includes(each.sender));
      activeSenders.splice(activeSenders.indexOf(sender), 1);
      const next = otherSender ?? [...queue][0];
      if (next) {
        queue.delete(next);
        activeSenders.push(next.sender);
        next.start();
      }
    }
  };

  /** Queues a file until another one frees its slot. */
  async function waitForSlot(sender: string): Promise<void> {
    const own = queue.values().filter((each) => each.sender === sender);
    if ([...own].length === maxQueuedPerSender) throw new Refusal('too_many_requests', { retryAfter });
    const refusal = new Refusal('unavailable', { retryAfter });
    if (queue.size === maxQueued) throw refusal;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place = { sender, start: resolve };
    queue.add(place);
    const timer = setTimeout(() => {
      queue.delete(place);
      reject(refusal);
    }, waitMs);
    await promise;
    clearTimeout(timer);
  }

  /** The worker that has been idle longest. */
  function takeIdleWorker(): Worker | undefined {
    const [worker] = idleWorkers.keys();
    if (!worker) return;
    clearTimeout(idleWorkers.get(worker));
    idleWorkers.delete(worker);
    worker.ref();
    return worker;
  }

  function releaseWorker(worker: Worker): void {
    worker.unref();
    idleWorkers.set(worker, setTimeout(() => takeIdleWorker()?.terminate(), idleMs).unref());
  }

  async function startWorker(): Promise<Worker> {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits });
    // Without a listener an error of the worker would end the process; `once` reports it to whoever waits.
    worker.on('error', () => undefined);
    try {
      await once(worker, 'message');
      return worker;
    } catch (cause) {
      // A fault of the installation, not of the file.
      throw new Refusal('unavailable', { retryAfter, cause });
    }
  }

  async function inspect(worker: Worker, bytes: Uint8Array): Promise<FileProblem | null> {
    const copy = new Uint8Array(bytes);
    worker.postMessage(copy, [copy.buffer]);
    try {
      const [problem] = await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) });
      releaseWorker(worker);
      return problem;
    } catch {
      // The deadline has passed, or the thread has ended at one of its limits.
      await worker.terminate();
      return 'unreadable';
    }
  }
}
