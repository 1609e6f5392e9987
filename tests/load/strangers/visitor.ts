import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Between two visits, in milliseconds. */
const pauseMs = 3;

/**
 * A visitor who has nothing to do with the others and asks for one page after the other, on a connection of their own
 * and in a thread of their own: what this process does meanwhile does not hold them up.
 */
export class Visitor {
  readonly #worker: Worker;

  constructor(url: string) {
    this.#worker = new Worker(new URL(import.meta.url), { workerData: url });
  }

  /** The longest of their waits while `work` was done, in milliseconds. */
  async longestWait(work: () => Promise<unknown>): Promise<number> {
    await this.#ask('come');
    await work();
    return this.#ask('go');
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  async #ask(what: 'come' | 'go'): Promise<number> {
    const answer = once(this.#worker, 'message');
    this.#worker.postMessage(what);
    return (await answer)[0];
  }
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    await once(port, 'message');
    await visit(workerData, agent);
    let going = false;
    port.once('message', () => {
      going = true;
    });
    port.postMessage(0);
    let longest = 0;
    // The visit that waits at the end counts whole.
    while (!going) {
      const started = performance.now();
      await visit(workerData, agent);
      longest = Math.max(longest, performance.now() - started);
      await sleep(pauseMs);
    }
    port.postMessage(longest);
  }
}

function visit(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.resume();
      response.once('end', resolve);
    });
    // A server that is ended and started again is no matter of this visitor.
    request.once('error', () => resolve());
  });
}
