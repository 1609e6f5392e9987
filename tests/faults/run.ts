/** `npm run faults [-- <kills>]`: what docs/quality.md promises under "Sure", with its numbers. Needs a build. */
import { PostgresServer } from '../support/postgres.ts';
import { type KillResult, killUnderLoad } from './kills.ts';
import { type MailResult, mailServerDown, twoProcesses } from './mails.ts';
import { noticeMailFaults } from './notice.ts';

const kills = Number(process.argv[2] ?? 100);
const postgres = await PostgresServer.start();
try {
  report('SQLite', await killUnderLoad(null, kills));
  report('PostgreSQL', await killUnderLoad(await postgres.database(), kills));
  reportMails(
    'Two processes on one PostgreSQL, one killed half-way',
    await twoProcesses(await postgres.database(), 3000),
  );
  const down = await mailServerDown(500);
  reportMails('Mail server down during 500 requests', down);
  console.log(`  all of them within ${Math.round(down.seconds)} s after its return, without anybody's doing`);
  for (const { fault, ready, metrics, alert } of await noticeMailFaults()) {
    console.log(
      `Mail server with ${fault}: in /readyz after ${Math.round(ready)} s, in the metrics after ${Math.round(metrics)} s, alert after ${Math.round(alert)} s`,
    );
    if (Math.max(ready, metrics, alert) > 60) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
}

function report(engine: string, { kills: count, acknowledged, lost, half, twice }: KillResult): void {
  console.log(
    `${engine}: ${count} × kill -9 under load, ${acknowledged} requests acknowledged, lost ${lost}, half ${half}, twice ${twice}`,
  );
  if (lost + half + twice > 0) process.exitCode = 1;
}

function reportMails(what: string, { mails, delivered, repeated }: MailResult): void {
  console.log(`${what}: ${delivered} of ${mails} mails delivered, ${repeated} repeated (same Message-ID)`);
  if (delivered !== mails) process.exitCode = 1;
}
