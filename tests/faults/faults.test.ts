/** `npm run faults [-- --record]` does the same with larger numbers and prints figures (docs/quality.md, "Sure"). */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Figure, named, report } from '../load/figures.ts';
import { PostgresServer } from '../support/postgres.ts';
import { killUnderLoad } from './kills.ts';
import { type MailResult, mailServerDown, twoProcesses } from './mails.ts';
import { noticeMailFaults } from './notice.ts';

const full = named.length > 0;
const kills = full ? Number(named[0]) : 3;

// At the same time: mostly they wait for leases and retries.
describe('faults', { concurrency: !full }, () => {
  let postgres: Awaited<ReturnType<typeof PostgresServer.shared>>;
  before(async () => {
    postgres = await PostgresServer.shared();
  });
  after(() => postgres.stop());

  for (const engine of ['SQLite', 'PostgreSQL']) {
    it(`loses no acknowledged request when killed under load on ${engine}`, async () => {
      const databaseUrl = engine === 'SQLite' ? null : await postgres.database();
      const { acknowledged, lost, half, twice } = await killUnderLoad(databaseUrl, kills);
      assert(acknowledged > 0);
      check({
        what: `requests lost, half or twice after ${kills} × kill -9 under load, ${engine}`,
        figure: `${lost}, ${half}, ${twice} of ${acknowledged}`,
        wanted: '0',
        met: lost + half + twice === 0,
      });
    });
  }

  it('delivers every mail when one of two processes is killed', async () => {
    const result = await twoProcesses(await postgres.database(), full ? 3000 : 60);
    // A killed process repeats at most the four mails that it was sending.
    checkMails('mails of two processes on one PostgreSQL, one of them killed half-way', result, 4);
  });

  it('delivers every mail once after the mail server was down', async () => {
    const { seconds, ...result } = await mailServerDown(full ? 500 : 24);
    checkMails(`mails after the mail server was down during ${result.mails / 2} requests`, result, 0);
    checkSeconds('until all of these mails have left after its return', seconds);
  });

  // They take 40 s each; server/delivery/mail-watch.test.ts is faster.
  it('notices a mail server with a fault within a minute', { skip: !full }, async () => {
    for (const { fault, seconds } of await noticeMailFaults()) {
      checkSeconds(`until a mail server with ${fault} is noticed`, seconds);
    }
  });
});

function check(figure: Figure): void {
  if (full) report('npm run faults', [{ ...figure, what: `Sure: ${figure.what}` }]);
  assert(figure.met, `${figure.what}: ${figure.figure}`);
}

function checkMails(what: string, { mails, delivered, repeated }: MailResult, mostRepeated: number): void {
  const figure = `${delivered} of ${mails} delivered, ${repeated} repeated with the same Message-ID`;
  check({ what, figure, wanted: 'all', met: delivered === mails && repeated <= mostRepeated });
}

function checkSeconds(what: string, seconds: number): void {
  check({ what, figure: `${Math.round(seconds)} s`, wanted: '≤ 60 s', met: seconds <= 60 });
}
