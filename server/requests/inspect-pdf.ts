import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileProblem } from '../../domain/requests/index.ts';
import { errorFacts, type Log } from '../log.ts';
import { Queue } from './queue.ts';

interface InspectionLimits {
  /** Longest wait of a file for the worker, in milliseconds. */
  waitMs: number;
  /** Longest inspection of a file, including the start of the worker, in milliseconds. */
  deadlineMs: number;
  /** An idle worker ends after this time, in milliseconds. */
  idleMs: number;
}

// An ordinary CV takes some milliseconds. Two files take at most 12 of the 20 seconds that the form waits
// (`site/islands/requests/send.ts`).
const defaultLimits: InspectionLimits = { waitMs: 3_000, deadlineMs: 3_000, idleMs: 30_000 };
// Without the memory of PDFium, which `pdf-worker.ts` limits.
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/**
 * Opens a PDF file and returns its problem, or null. `not inspected` when the worker is busy for too long, or the file
 * takes too much time or memory.
 */
export type InspectPdf = (path: string) => Promise<FileProblem | null | 'not inspected'>;

/** One worker thread that inspects one file at a time. It does not keep the process alive. */
export function createPdfInspector(
  log: Pick<Log, 'warn'>,
  limits: Partial<InspectionLimits> = {},
): InspectPdf {
  const { waitMs, deadlineMs, idleMs } = { ...defaultLimits, ...limits };
  const queue = new Queue();
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  return async (path) => {
    try {
      using _turn = await queue.turn(AbortSignal.timeout(waitMs));
      return await inspect(path);
    } catch (error) {
      log.warn({ event: 'not_inspected', ...errorFacts(error) }, 'a PDF file was not looked into');
      return 'not inspected';
    }
  };

  async function inspect(path: string): Promise<FileProblem | null> {
    clearTimeout(idleTimer);
    worker ??= startWorker();
    worker.ref();
    worker.postMessage(path);
    try {
      const [problem] = await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) });
      worker.unref();
      idleTimer = setTimeout(stopWorker, idleMs).unref();
      return problem;
    } catch (error) {
      await stopWorker();
      throw error;
    }
  }

  async function stopWorker(): Promise<void> {
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  }
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits });
  // Without a listener an error of the worker would end the process; `once` above rejects with it.
  worker.on('error', () => undefined);
  return worker;
}
