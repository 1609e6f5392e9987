import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { PostgresServer } from '../support/postgres.ts';
import { noSocketUnit } from '../support/socket-unit.ts';
import { restartOne, restartRolling } from './restarts.ts';

// A short version of `npm run bench:restarts`.
describe('a restart under load', { skip: noSocketUnit }, () => {
  let postgres: Awaited<ReturnType<typeof PostgresServer.shared>>;
  before(async () => {
    postgres = await PostgresServer.shared();
  });
  after(() => postgres.stop());

  it('of one machine turns nobody away', async () => {
    const { requests, failed, lost } = await restartOne(1, 500);
    assert(requests >= 500);
    assert.deepEqual({ failed, lost }, { failed: 0, lost: 0 });
  });

  it('of two machines, one after the other, turns nobody away', async () => {
    const { failed, lost, restarts } = await restartRolling(await postgres.database(), 1, 500);
    assert.deepEqual({ failed, lost, restarts }, { failed: 0, lost: 0, restarts: 2 });
  });
});
