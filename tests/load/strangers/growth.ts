import type { Dimension } from './dimension.ts';
import { answerWithinMs } from './exchange.ts';
import type { Cost, Trial } from './trial.ts';
import type { Visitor } from './visitor.ts';

/** What becomes of a dimension as it grows to its limit. */
export interface Growth {
  /** The size that costs most: the limit, unless readers give up before; or where no answer came in time. */
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
const flatMs = 2;
// The machine is never alone: what is least of several is nearest to what the request costs.
const repeats = 2;
const moreRepeats = 6;
// What takes so long is no noise.
const longMs = 500;

interface Point {
  size: number;
  cost: Cost;
}

/** Lets one dimension grow to its limit. What looks like too much is measured again before it is believed. */
export async function grow(dimension: Dimension, trial: Trial, visitor: Visitor): Promise<Growth> {
  const points: Point[] = [];
  for (const times of [repeats, moreRepeats]) {
    for (let step = 0; step < sizes; step++) {
      const size = Math.floor(dimension.limit / factor ** (sizes - 1 - step));
      for (let time = 0; time < times; time++) {
        const cost = await trial.cost(dimension.request(size));
        if (!cost) return { size, cost, exponent: exponentOf(points), wait: answerWithinMs };
        if (cost.main < (points[step]?.cost.main ?? Number.POSITIVE_INFINITY)) points[step] = { size, cost };
        if (cost.main < flatMs || cost.wall > longMs) break;
      }
    }
    if (exponentOf(points) <= limits.exponent) break;
  }
  const { size, cost } = worstOf(points);
  let wait = Number.POSITIVE_INFINITY;
  for (let time = 0; wait > limits.waitMs && time < moreRepeats; time++) {
    const bytes = dimension.request(size);
    wait = Math.min(wait, await visitor.longestWait(() => trial.send(bytes)));
    if (wait > longMs) break;
  }
  return { size, cost, exponent: exponentOf(points), wait };
}

/** The last one, unless one before it costs clearly more. */
function worstOf(points: readonly Point[]): Point {
  return points.reduce((worst, point) => (point.cost.main < worst.cost.main - flatMs ? worst : point));
}

/**
 * The slope of cost over size, both in logarithms, over the three sizes up to the one that costs most. What the
 * smallest costs comes with every request and is left out.
 */
function exponentOf(points: readonly Point[]): number {
  const [smallest] = points;
  if (!smallest) return 0;
  const last = worstOf(points);
  const first = points[Math.max(0, points.indexOf(last) - 2)] ?? smallest;
  if (first === last) return 0;
  const added = ({ cost }: Point) => Math.max(flatMs, cost.main - smallest.cost.main);
  return Math.log(added(last) / added(first)) / Math.log(last.size / first.size);
}
