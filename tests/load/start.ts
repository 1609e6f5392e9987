/**
 * `npm run bench:start`: how long the server takes from its start until it answers, with the
 * compiled code of the first start. docs/deploy.md promises three seconds.
 */
import { RunningServer } from '../support/server.ts';
import { median } from './statistics.ts';

const starts = 9;

const server = await RunningServer.start();
try {
  const took: number[] = [];
  for (let count = 0; count < starts; count++) {
    await server.end('SIGTERM');
    const before = performance.now();
    await server.start();
    took.push(performance.now() - before);
  }
  console.log(
    `ready after ${median(took).toFixed(0)} ms, median of ${starts}; slowest ${Math.max(...took).toFixed(0)} ms`,
  );
} finally {
  await server.remove();
}
