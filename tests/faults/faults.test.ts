import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { PostgresServer } from '../support/postgres.ts';
import { killUnderLoad } from './kills.ts';
import { mailServerDown, twoProcesses } from './mails.ts';

// A short version of `npm run faults`, on the built site. Side by side: mostly they wait for leases and attempts.
describe('faults', { concurrency: true }, () => {
  let postgres: Awaited<ReturnType<typeof PostgresServer.shared>>;
  before(async () => {
    postgres = await PostgresServer.shared();
  });
  after(() => postgres.stop());

  for (const engine of ['SQLite', 'PostgreSQL']) {
    it(`loses no acknowledged request when killed under load on ${engine}`, async () => {
      const databaseUrl = engine === 'SQLite' ? null : await postgres.database();
      const { acknowledged, lost, half, twice } = await killUnderLoad(databaseUrl, 3);
      assert(acknowledged > 0);
      assert.deepEqual({ lost, half, twice }, { lost: 0, half: 0, twice: 0 });
    });
  }

  it('delivers every mail when one of two processes is killed', async () => {
    const { delivered, repeated } = await twoProcesses(await postgres.database(), 60);
    assert.equal(delivered, 60);
    // At most what the killed process was sending in its last moment.
    assert(repeated <= 4, String(repeated));
  });

  it('delivers every mail once after the mail server was down', async () => {
    const { mails, delivered, repeated } = await mailServerDown(24);
    assert.deepEqual({ mails, delivered, repeated }, { mails: 48, delivered: 48, repeated: 0 });
  });
});
