import type { Dimension } from './dimension.ts';
import { answerWithinMs } from './exchange.ts';
import type { Cost, Trial } from './trial.ts';

const factor = 8;
// Twice what is proportional; a square would be 64.
const mostRise = 2 * factor;
// What adds less cannot be told from noise.
const flatMs = 4;
// CPU time of the thread that serves everybody; ten megabytes that are read and stored take a third of it.
const mostMs = 250;
// CPU time of all other threads: one file is looked into for three seconds at most.
const mostElsewhereMs = 4000;
const tries = 3;

export interface Growth {
  /** What is wrong with the cost; null when it is small, or grows in proportion. */
  problem: string | null;
  /** CPU time of the thread that serves everybody, at the limit. */
  ms: number;
}

/**
 * Lets one dimension grow to its limit. CPU time changes little on a busy machine, and what disturbs only adds: of
 * several tries the least counts.
 */
export async function grow({ limit, request }: Dimension, trial: Trial): Promise<Growth> {
  const least = new Map<number, Cost>();
  for (let attempt = 1; ; attempt++) {
    const growth = await growOnce();
    if (!growth.problem || attempt === tries) return growth;
  }

  async function growOnce(): Promise<Growth> {
    const large = await costAt(1);
    // Beyond some size a reader may give up: what comes before can cost more than the limit.
    const tiny = await costAt(factor ** -2);
    const ms = large.main;
    const longest = Math.max(large.main, tiny.main);
    if (longest > mostMs) return { ms, problem: `everybody else waits for ${longest.toFixed(0)} ms` };
    if (large.elsewhere > mostElsewhereMs) {
      return { ms, problem: `other threads work for ${large.elsewhere.toFixed(0)} ms` };
    }
    // However it has grown, it is not much.
    if (ms < flatMs * mostRise) return { ms, problem: null };
    const small = await costAt(1 / factor);
    // What comes with every request is left out.
    const rise = (ms - tiny.main) / Math.max(flatMs, small.main - tiny.main);
    const problem =
      rise > mostRise ? `${factor} times the size costs ${rise.toFixed(0)} times as much` : null;
    return { ms, problem };
  }

  /** The least that this share of the limit has cost until now. */
  async function costAt(share: number): Promise<Cost> {
    const size = Math.floor(limit * share);
    const cost = await trial.cost(request(size));
    if (!cost) throw new Error(`No answer within ${answerWithinMs} ms at a size of ${size}`);
    const before = least.get(share) ?? cost;
    const now = {
      main: Math.min(cost.main, before.main),
      elsewhere: Math.min(cost.elsewhere, before.elsewhere),
    };
    least.set(share, now);
    return now;
  }
}
