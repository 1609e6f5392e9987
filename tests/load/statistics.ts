/** What the benchmarks of this folder share. */
import { readFileSync } from 'node:fs';

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which that share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** User and system time of a process so far, in milliseconds; Linux counts it in hundredths of a second (proc(5)). */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** `count` writers do the same thing again and again for `ms`; how long each took, in milliseconds. */
export async function repeat(count: number, ms: number, write: () => Promise<unknown>) {
  const latencies: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() - start < ms) {
        const before = performance.now();
        await write();
        latencies.push(performance.now() - before);
        // SQLite answers without waiting; the writers take turns as visitors would.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }),
  );
  return { latencies, perSecond: (latencies.length / (performance.now() - start)) * 1000 };
}
