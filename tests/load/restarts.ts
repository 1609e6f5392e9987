/**
 * `npm run bench:restarts`: visits while one machine is restarted whose address systemd holds, and while two machines on
 * one PostgreSQL are restarted one after the other. Needs Debian's package systemd.
 */
import { type RestartResult, restartOne, restartRolling } from '../faults/restarts.ts';
import { PostgresServer } from '../support/postgres.ts';
import { noSocketUnit } from '../support/socket-unit.ts';
import { report } from './figures.ts';

const visits = 10_000;

if (noSocketUnit) {
  console.error(`bench:restarts ${noSocketUnit}`);
  process.exit(1);
}
reportRestarts('one machine on SQLite', await restartOne(10, visits));
const postgres = await PostgresServer.start();
try {
  const rolling = await restartRolling(await postgres.database(), 5, visits);
  reportRestarts('two machines on PostgreSQL, one after the other', rolling);
} finally {
  await postgres.stop();
}

function reportRestarts(what: string, { requests, failed, lost, restarts, longestMs }: RestartResult): void {
  const longest = (longestMs / 1000).toFixed(1);
  report('npm run bench:restarts', [
    {
      what: `Sure: visits that failed and requests lost in ${restarts} restarts, ${what}`,
      figure: `${failed} and ${lost} of ${requests}, longest wait ${longest} s`,
      wanted: '0',
      met: failed + lost === 0,
    },
  ]);
}
