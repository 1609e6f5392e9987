/**
 * `npm run bench:restarts`: visits while one machine is restarted whose address systemd holds, and while two machines on
 * one PostgreSQL are restarted one after the other. Wanted: nobody is turned away, and nothing is lost. Needs Debian's
 * package systemd.
 */
import { type RestartResult, restartOne, restartRolling } from '../faults/restarts.ts';
import { PostgresServer } from '../support/postgres.ts';
import { noSocketUnit } from '../support/socket-unit.ts';
import { record } from './figures.ts';

const visits = 10_000;

if (noSocketUnit) {
  console.error(`bench:restarts ${noSocketUnit}`);
  process.exit(1);
}
report('one machine, SQLite', await restartOne(10, visits));
const postgres = await PostgresServer.start();
try {
  const rolling = await restartRolling(await postgres.database(), 5, visits);
  report('two machines on one PostgreSQL, one after the other', rolling);
} finally {
  await postgres.stop();
}

function report(what: string, { requests, failed, lost, restarts, longestMs }: RestartResult): void {
  const wait = `longest wait ${(longestMs / 1000).toFixed(1)} s`;
  const figure = `${failed} of ${requests}, ${lost} lost, ${wait}`;
  console.log(`${what}: ${restarts} restarts, failed ${figure}`);
  record('bench:restarts', [
    { what: `visits that failed in ${restarts} restarts: ${what}`, figure, mark: '0' },
  ]);
  if (failed + lost > 0) process.exitCode = 1;
}
