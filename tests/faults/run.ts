/** `npm run faults [-- <kills>]`: what docs/quality.md promises under "Sure", with its numbers. Needs a build. */
import { named, report } from '../load/figures.ts';
import { PostgresServer } from '../support/postgres.ts';
import { killUnderLoad } from './kills.ts';
import { type MailResult, mailServerDown, twoProcesses } from './mails.ts';
import { noticeMailFaults } from './notice.ts';

const kills = Number(named[0] ?? 100);
const command = 'npm run faults';
const postgres = await PostgresServer.start();
try {
  for (const engine of ['SQLite', 'PostgreSQL']) {
    const databaseUrl = engine === 'SQLite' ? null : await postgres.database();
    const { acknowledged, lost, half, twice } = await killUnderLoad(databaseUrl, kills);
    report(command, [
      {
        what: `Sure: requests lost, half or twice after ${kills} × kill -9 under load, ${engine}`,
        figure: `${lost}, ${half}, ${twice} of ${acknowledged}`,
        wanted: '0',
        met: lost + half + twice === 0,
      },
    ]);
  }
  const two = await twoProcesses(await postgres.database(), 3000);
  reportMails('Sure: mails of two processes on one PostgreSQL, one of them killed half-way', two);
  const down = await mailServerDown(500);
  reportMails('Sure: mails after the mail server was down during 500 requests', down);
  report(command, [
    seconds('Sure: until all of these mails have left after its return', down.seconds),
    ...(await noticeMailFaults()).map(({ fault, ready, metrics, alert }) =>
      seconds(`Sure: until a mail server with ${fault} is noticed`, Math.max(ready, metrics, alert)),
    ),
  ]);
} finally {
  await postgres.stop();
}

function reportMails(what: string, { mails, delivered, repeated }: MailResult): void {
  const figure = `${delivered} of ${mails} delivered, ${repeated} repeated with the same Message-ID`;
  report(command, [{ what, figure, wanted: 'all', met: delivered === mails }]);
}

function seconds(what: string, measured: number) {
  return { what, figure: `${Math.round(measured)} s`, wanted: '≤ 60 s', met: measured <= 60 };
}
