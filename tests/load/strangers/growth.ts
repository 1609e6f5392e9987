import type { Dimension } from './dimension.ts';
import { answerWithinMs, type Cost, type Trial } from './trial.ts';
import type { Visitor } from './visitor.ts';

/** What becomes of a dimension as it grows to its limit. */
export interface Growth {
  /** The last size that was tried: the limit, or where no answer came in time. */
  size: number;
  /** Null when no answer came in time. */
  cost: Cost | null;
  /** 1 = twice the size costs twice as much. */
  exponent: number;
  /** The longest wait of an uninvolved visitor meanwhile, in milliseconds. */
  wait: number;
}

export const limits = { exponent: 1.1, waitMs: 100 };

const factor = 4;
const sizes = 5;
// What adds less than this cannot be told from noise, and harms nobody.
const flatMs = 5;
// The machine is never alone: what is least of several is nearest to what the request costs.
const repeats = 2;
const moreRepeats = 6;
// What takes so long is no noise.
const longMs = 500;

/** Lets one dimension grow to its limit. What looks like too much is measured again before it is believed. */
export async function grow(dimension: Dimension, trial: Trial, visitor: Visitor): Promise<Growth> {
  const costs = new Map<number, Cost>();
  const { limit } = dimension;
  const steps = Array.from({ length: sizes }, (_, index) =>
    Math.floor(limit / factor ** (sizes - 1 - index)),
  );
  for (const times of [repeats, moreRepeats]) {
    for (const size of steps) {
      for (let time = 0; time < times; time++) {
        const cost = await trial.cost(dimension.request(size));
        if (!cost) return { size, cost, exponent: exponentOf(costs), wait: answerWithinMs };
        if (cost.main < (costs.get(size)?.main ?? Number.POSITIVE_INFINITY)) costs.set(size, cost);
        if (cost.main < flatMs || cost.wall > longMs) break;
      }
    }
    if (exponentOf(costs) <= limits.exponent) break;
  }
  let wait = Number.POSITIVE_INFINITY;
  for (let time = 0; wait > limits.waitMs && time < moreRepeats; time++) {
    const bytes = dimension.request(limit);
    wait = Math.min(wait, await visitor.longestWait(() => trial.send(bytes)));
    if (wait > longMs) break;
  }
  return { size: limit, cost: costs.get(limit) ?? null, exponent: exponentOf(costs), wait };
}

/**
 * The slope of cost over size, both in logarithms, from the third largest size to the largest. What the smallest costs
 * comes with every request and is left out.
 */
function exponentOf(costs: ReadonlyMap<number, Cost>): number {
  const points = [...costs].map(([size, { main }]) => ({ size, main }));
  const [smallest, first, last] = [points[0], points.at(-3), points.at(-1)];
  if (!smallest || !first || !last) return 1;
  const added = ({ main }: { main: number }) => Math.max(flatMs, main - smallest.main);
  return Math.log(added(last) / added(first)) / Math.log(last.size / first.size);
}
