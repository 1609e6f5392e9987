import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import type { DeskEnv } from './desk-env.ts';

// Long beside the milliseconds that a mail takes of the thread that answers.
const longestPauseMs = 3000;

/** Work that begins when somebody has their answer, such as the mail with their link. */
export interface AfterAnswer {
  /**
   * Does what an answer must not show, not even by how long it or the next one takes: who may come in. On a socket it
   * happens at a moment after the answer that nobody can guess. `work` never rejects.
   */
  add(context: Context<DeskEnv>, work: () => Promise<void>): void;
  /** Begins at once what waits, and what is added from now on. Resolves when all is done. */
  finish(): Promise<void>;
  /** How many are not done yet. */
  readonly open: number;
}

export function createAfterAnswer(): AfterAnswer {
  const hurry = new AbortController();
  const { signal } = hurry;
  const open = new Set<Promise<void>>();

  async function pause({ env }: Context<DeskEnv>): Promise<void> {
    const answer = env?.outgoing;
    // A test that calls `app.request()` has no socket.
    if (!answer) return new Promise((resolve) => setImmediate(resolve));
    try {
      if (!answer.destroyed) await once(answer, 'close', { signal });
      await sleep(Math.random() * longestPauseMs, undefined, { signal });
    } catch {
      // Nobody waits any more.
    }
  }

  return {
    add(context, work) {
      const done: Promise<void> = pause(context)
        .then(work)
        .finally(() => open.delete(done));
      open.add(done);
    },
    async finish() {
      hurry.abort();
      while (open.size > 0) await Promise.all(open);
    },
    get open() {
      return open.size;
    },
  };
}
