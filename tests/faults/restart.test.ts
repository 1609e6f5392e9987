/** `npm run bench:restarts [-- --record]` does the same with more restarts and visits. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { named, report } from '../load/figures.ts';
import { PostgresServer } from '../support/postgres.ts';
import { noSocketUnit } from '../support/socket-unit.ts';
import { type RestartResult, restartOne, restartRolling } from './restarts.ts';

const full = named.length > 0;
const visits = full ? Number(named[0]) : 500;

describe('a restart under load', { skip: noSocketUnit }, () => {
  let postgres: Awaited<ReturnType<typeof PostgresServer.shared>>;
  before(async () => {
    postgres = await PostgresServer.shared();
  });
  after(() => postgres.stop());

  it('of one machine turns nobody away', async () => {
    check('one machine on SQLite', await restartOne(full ? 10 : 1, visits));
  });

  it('of two machines, one after the other, turns nobody away', async () => {
    const result = await restartRolling(await postgres.database(), full ? 5 : 1, visits);
    check('two machines on PostgreSQL, one after the other', result);
  });
});

function check(what: string, { requests, failed, lost, restarts, longestMs }: RestartResult): void {
  const figure = `${failed} and ${lost} of ${requests}, longest wait ${(longestMs / 1000).toFixed(1)} s`;
  const all = `Sure: visits that failed and requests lost in ${restarts} restarts, ${what}`;
  const met = failed + lost === 0 && requests >= visits;
  if (full) report('npm run bench:restarts', [{ what: all, figure, wanted: '0', met }]);
  assert(met, figure);
}
