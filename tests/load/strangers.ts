/**
 * `npm run bench:strangers [-- <part of a name> …]`: how long other visitors wait while one request is served. Each part
 * of a request grows alone up to its limit (docs/quality.md, "Safe" 7).
 */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { named, report } from './figures.ts';
import { dimensions } from './strangers/dimensions.ts';
import { grow } from './strangers/growth.ts';
import { Trial } from './strangers/trial.ts';

const mostWaitMs = 100;
// Other processes only add to a wait: the least counts.
const tries = 6;
const pauseMs = 3;

const chosen = dimensions.filter(
  ({ name }) => named.length === 0 || named.some((part) => name.includes(part)),
);
const problems: string[] = [];
let longestWait = 0;

console.log(row('what grows', 'cost ms', 'wait ms'));
const trial = await Trial.start();
try {
  for (const dimension of chosen) {
    const { problem, ms } = await grow(dimension, trial);
    if (problem) problems.push(`${dimension.name}: ${problem}`);
    const bytes = dimension.request(dimension.limit);
    let wait = Number.POSITIVE_INFINITY;
    for (let time = 0; wait > mostWaitMs && time < tries; time++) {
      wait = Math.min(wait, await longestWaitDuring(trial.send(bytes), trial.url));
    }
    longestWait = Math.max(longestWait, wait);
    console.log(row(dimension.name, ms.toFixed(1), wait.toFixed(0)));
  }
} finally {
  await trial.stop();
}
for (const problem of problems) console.log(problem);
report('npm run bench:strangers', [
  {
    what: 'Safe: longest wait of a visitor while one thing after the other grows',
    figure: `${longestWait.toFixed(0)} ms`,
    wanted: `≤ ${mostWaitMs} ms`,
    met: longestWait <= mostWaitMs,
  },
  {
    what: 'Safe: things that cost too much, or more than in proportion to their size',
    figure: `${problems.length} of ${chosen.length}`,
    wanted: '0',
    met: problems.length === 0,
  },
]);

/** The longest wait of a visitor who reads one page after the other until `work` is done, in milliseconds. */
async function longestWaitDuring(work: Promise<unknown>, url: string): Promise<number> {
  let done = false;
  const end = () => {
    done = true;
  };
  work.then(end, end);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let longest = 0;
  while (!done) {
    const started = performance.now();
    await new Promise<void>((resolve) => {
      const request = get(url, { agent }, (response) => response.resume().once('end', resolve));
      // The server may be restarted meanwhile.
      request.once('error', () => resolve());
    });
    longest = Math.max(longest, performance.now() - started);
    await sleep(pauseMs);
  }
  agent.destroy();
  return longest;
}

function row(name: string, ...columns: string[]): string {
  return name.padEnd(64) + columns.map((column) => column.padStart(10)).join('');
}
