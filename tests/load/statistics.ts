import { setTimeout as sleep } from 'node:timers/promises';

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which that share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** Starts `work` at a fixed rate. Resolves with the milliseconds of each, from the time when it was due. */
export function atRate(perSecond: number, seconds: number, work: () => Promise<unknown>): Promise<number[]> {
  const started = performance.now();
  return Promise.all(
    Array.from({ length: perSecond * seconds }, async (_, index) => {
      const due = started + (index * 1000) / perSecond;
      await sleep(Math.max(0, due - performance.now()));
      await work();
      return performance.now() - due;
    }),
  );
}
