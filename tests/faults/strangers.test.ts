import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Dimension } from '../load/strangers/dimension.ts';
import { dimensions } from '../load/strangers/dimensions.ts';
import { type Cost, Trial } from '../load/strangers/trial.ts';

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

type CpuTimes = Pick<Cost, 'main' | 'elsewhere'>;
/** By share of the limit. */
type Least = Map<number, CpuTimes>;

const skip = process.platform !== 'linux' && 'the CPU time of a thread is read from /proc';

// A short form of `npm run bench:strangers`. It counts work, which a busy machine changes little, and not waiting.
describe('what a stranger sends costs the server in proportion to its size', { skip }, () => {
  let trial: Trial;
  before(async () => {
    trial = await Trial.start();
  });
  after(() => trial.stop());

  for (const dimension of dimensions.filter(({ limited }) => !limited)) {
    it(dimension.name, async () => {
      const least: Least = new Map();
      let problem: string | null = null;
      for (let attempt = 0; attempt < tries; attempt++) {
        problem = await problemOf(dimension, least);
        if (!problem) return;
      }
      assert.fail(problem as string);
    });
  }

  async function problemOf(dimension: Dimension, least: Least): Promise<string | null> {
    const large = await costAt(dimension, 1, least);
    // Beyond some size a reader may give up: what comes before can cost more than the limit.
    const tiny = await costAt(dimension, factor ** -2, least);
    const longest = Math.max(large.main, tiny.main);
    if (longest > mostMs) return `everybody else waits for ${longest.toFixed(0)} ms`;
    if (large.elsewhere > mostElsewhereMs) return `other threads work for ${large.elsewhere.toFixed(0)} ms`;
    // However it has grown, it is not much.
    if (large.main < flatMs * mostRise) return null;
    const small = await costAt(dimension, 1 / factor, least);
    // What comes with every request is left out.
    const rise = (large.main - tiny.main) / Math.max(flatMs, small.main - tiny.main);
    return rise > mostRise ? `${factor} times the size costs ${rise.toFixed(0)} times as much` : null;
  }

  /** The least that this size has cost until now: what disturbs only adds. */
  async function costAt({ limit, request }: Dimension, share: number, least: Least): Promise<CpuTimes> {
    const size = Math.floor(limit * share);
    const cost = await trial.cost(request(size));
    assert(cost, `no answer in time at a size of ${size}`);
    const before = least.get(share) ?? cost;
    const now = {
      main: Math.min(cost.main, before.main),
      elsewhere: Math.min(cost.elsewhere, before.elsewhere),
    };
    least.set(share, now);
    return now;
  }
});
