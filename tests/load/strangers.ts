/**
 * `npm run bench:strangers [-- <part of a name> …]`: what one request of a stranger costs everybody else. Each thing
 * that they can make larger grows alone up to its limit, against a real server on loopback without a limit on requests.
 * Fails when the cost grows faster than the thing, or when an uninvolved visitor waits (docs/quality.md, "Safe" 7).
 */
import { named, report } from './figures.ts';
import type { Dimension } from './strangers/dimension.ts';
import { dimensions } from './strangers/dimensions.ts';
import { answerWithinMs } from './strangers/exchange.ts';
import { type Growth, grow, limits } from './strangers/growth.ts';
import { Trial } from './strangers/trial.ts';
import { Visitor } from './strangers/visitor.ts';

const chosen = dimensions.filter(
  ({ name }) => named.length === 0 || named.some((part) => name.includes(part)),
);
const exceeded: string[] = [];
let longestWait = 0;
const started = performance.now();

console.log(row('what grows', 'size', 'cost ms', 'others ms', 'exponent', 'wait ms', 'status'));
await measure(
  chosen.filter(({ limited }) => !limited),
  0,
);
await measure(
  chosen.filter(({ limited }) => limited),
  1,
);

const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `\n${chosen.length} dimensions in ${seconds} s. Cost: CPU time of the thread that serves everybody; others: of all other threads.`,
);
for (const line of exceeded) console.log(line);
report('npm run bench:strangers', [
  {
    what: 'Safe 7: longest wait of a visitor while one thing after the other grows',
    figure: `${longestWait.toFixed(0)} ms`,
    wanted: `≤ ${limits.waitMs} ms`,
    met: longestWait <= limits.waitMs,
  },
  {
    what: `Safe 7: things whose cost grows faster than their size, or that get no answer in ${answerWithinMs / 1000} s`,
    figure: `${exceeded.length} of ${chosen.length}`,
    wanted: '0',
    met: exceeded.length === 0,
  },
]);

async function measure(some: readonly Dimension[], perMinute: number): Promise<void> {
  if (some.length === 0) return;
  const trial = await Trial.start(perMinute);
  const visitor = new Visitor(trial.url);
  try {
    for (const dimension of some) {
      const growth = await grow(dimension, trial, visitor);
      longestWait = Math.max(longestWait, growth.wait);
      const line = rowOf(dimension.name, growth);
      console.log(line);
      if (tooMuch(growth)) exceeded.push(line);
    }
  } finally {
    await visitor.stop();
    await trial.stop();
  }
}

function tooMuch({ cost, exponent, wait }: Growth): boolean {
  return !cost || exponent > limits.exponent || wait > limits.waitMs;
}

function rowOf(name: string, growth: Growth): string {
  const { size, cost, exponent, wait } = growth;
  return row(
    `${tooMuch(growth) ? '! ' : '  '}${name}`,
    String(size),
    cost ? cost.main.toFixed(1) : `> ${answerWithinMs}`,
    cost ? cost.elsewhere.toFixed(0) : '',
    cost ? exponent.toFixed(2) : '',
    cost ? wait.toFixed(0) : `> ${answerWithinMs}`,
    cost ? String(cost.status ?? 'closed') : 'none',
  );
}

function row(name: string, ...columns: string[]): string {
  return name.padEnd(64) + columns.map((column) => column.padStart(10)).join('');
}
