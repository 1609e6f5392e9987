import type { Dimension } from './dimension.ts';
import { answerWithinMs } from './exchange.ts';
import type { Cost, Trial } from './trial.ts';

const factor = 8;
// Twice proportional; quadratic growth would be 64.
const mostRise = 2 * factor;
// Less is noise.
const flatMs = 4;
// CPU time of the main thread; reading and storing ten megabytes takes a third of it.
const mostMs = 250;
// CPU time of all other threads: inspecting a file has a deadline of three seconds.
const mostElsewhereMs = 4000;
const tries = 5;

export interface Growth {
  /** Null when the cost is small or grows in proportion. */
  problem: string | null;
  /** CPU time of the main thread at the limit. */
  ms: number;
}

/** Measures one dimension up to its limit. Noise only adds CPU time, so the least of several tries counts. */
export async function grow({ limit, request }: Dimension, trial: Trial): Promise<Growth> {
  const least = new Map<number, Cost>();
  for (let attempt = 1; ; attempt++) {
    const growth = await growOnce();
    if (!growth.problem || attempt === tries) return growth;
  }

  async function growOnce(): Promise<Growth> {
    const large = await costAt(1);
    // A parser may give up beyond some size, so that a small request costs more than the largest.
    const tiny = await costAt(factor ** -2);
    const ms = large.main;
    const longest = Math.max(large.main, tiny.main);
    if (longest > mostMs) return { ms, problem: `everybody else waits for ${longest.toFixed(0)} ms` };
    if (large.elsewhere > mostElsewhereMs) {
      return { ms, problem: `other threads work for ${large.elsewhere.toFixed(0)} ms` };
    }
    if (ms < flatMs * mostRise) return { ms, problem: null };
    const small = await costAt(1 / factor);
    // Without the fixed cost of each request.
    const rise = (ms - tiny.main) / Math.max(flatMs, small.main - tiny.main);
    const problem =
      rise > mostRise ? `${factor} times the size costs ${rise.toFixed(0)} times as much` : null;
    return { ms, problem };
  }

  /** The least cost so far at this share of the limit. */
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
