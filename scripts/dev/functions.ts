import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { Worker } from 'node:worker_threads';

export interface Functions {
  forward(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Starts the functions, or restarts them with the current files. */
  restart(): void;
  stop(): Promise<void>;
}

interface Running {
  worker: Worker;
  /** Undefined after the worker has ended. */
  port: number | undefined;
}

/**
 * Runs the functions in a worker on a free port, so that no other program receives the forms. `site` is the address of
 * the running site.
 */
export function startFunctions(site: string): Functions {
  let current: Promise<Running | undefined> = Promise.resolve(undefined);
  return {
    async forward(incoming, response) {
      try {
        const port = (await current)?.port;
        if (!port) throw new Error('they have ended, the terminal says why');
        const { method, headers, url } = incoming;
        const outgoing = send({ host: '127.0.0.1', port, method, headers, path: url });
        incoming.pipe(outgoing);
        const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      } catch (error) {
        response
          .writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' })
          .end(`The functions do not run: ${(error as Error).message}`);
      }
    },
    restart() {
      current = end(current).then(() => start(site));
    },
    stop: () => end(current),
  };
}

async function start(site: string): Promise<Running> {
  const worker = new Worker(new URL('./functions-worker.ts', import.meta.url), { workerData: { site } });
  const running: Running = { worker, port: undefined };
  worker.on('error', (error) => console.error(error));
  // Also resolves when the worker fails to start; the next change starts a new one.
  await new Promise<void>((resolve) => {
    worker.once('message', (port: number) => {
      running.port = port;
      resolve();
    });
    worker.once('exit', () => {
      running.port = undefined;
      resolve();
    });
  });
  return running;
}

async function end(current: Promise<Running | undefined>): Promise<void> {
  const running = await current;
  if (!running?.port) return;
  running.worker.postMessage('stop');
  await once(running.worker, 'exit');
}
