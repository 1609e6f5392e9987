import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { content } from '../tests/support/content.ts';
import { MailServer } from '../tests/support/mail-server.ts';
import { freePort, RunningServer } from '../tests/support/server.ts';
import { trials, tryPublished } from './launch-trials.ts';

const built = existsSync(new URL('../dist/index.html', import.meta.url));
const now = new Date('2026-11-20T12:00:00Z');

describe('trials before launch', () => {
  /** A folder with backups of these ages in days. */
  function backups(t: TestContext, ...days: number[]): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'kogge-backups-'));
    t.after(() => rmSync(folder, { recursive: true }));
    for (const age of days) {
      const at = new Date(now.getTime() - age * 86_400_000).toISOString();
      mkdirSync(path.join(folder, at.replace(/\.\d+Z$/, 'Z').replaceAll(':', '-')));
    }
    return folder;
  }
  async function serve(t: TestContext, answer: RequestListener): Promise<string> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    t.after(() => server.close().closeAllConnections());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const settings = (t: TestContext) => ({
    smtpUrl: null,
    mailFrom: 'hello@real.de',
    databaseUrl: null,
    webhook: null,
    alert: null,
    siteUrl: 'http://localhost:3000',
    backupDir: backups(t, 0.5, 29),
  });

  it('report nothing when every service answers', async (t) => {
    const mail = new MailServer();
    const methods: (string | undefined)[] = [];
    const url = await serve(t, ({ method }, response) => {
      methods.push(method);
      response.writeHead(405).end();
    });
    t.after(() => mail.stop());
    const env = { ...settings(t), smtpUrl: await mail.start(), webhook: { url, secret: '' } };
    assert.deepEqual(await trials(env, content, now), []);
    assert.deepEqual([mail.mails.length, methods], [0, ['HEAD']]);
  });

  it('report each service that does not answer, without secrets', async (t) => {
    const port = await freePort();
    const target = { url: `http://127.0.0.1:${port}/hook`, secret: '' };
    const found = await trials(
      {
        ...settings(t),
        smtpUrl: `smtp://127.0.0.1:${port}`,
        databaseUrl: `postgres://me:hunter2@127.0.0.1:${port}/kogge`,
        webhook: target,
        alert: target,
        siteUrl: 'https://nobody.invalid',
        backupDir: '/nowhere',
      },
      content,
      now,
    );
    const wanted = [
      /^SMTP_URL: the mail server does not answer, or hangs up \(.*ECONNREFUSED/,
      /^The database of DATABASE_URL cannot be used: nothing answers at its address \(ECONNREFUSED\)\.$/,
      /^WEBHOOK_URL cannot be reached: connect ECONNREFUSED/,
      /^ALERT_URL cannot be reached: connect ECONNREFUSED/,
      /^PUBLIC_SITE_URL cannot be reached: getaddrinfo/,
      /^BACKUP_DIR holds no backup: \/nowhere$/,
    ];
    assert.equal(found.length, wanted.length, found.join('\n'));
    for (const [index, line] of found.entries()) assert.match(line, wanted[index] as RegExp);
    assert.doesNotMatch(found.join(), /hunter2/);
  });

  it('report a missing backup, an old one and one past its retention', async (t) => {
    const look = (backupDir: string | null) => trials({ ...settings(t), backupDir }, content, now);
    assert.match((await look(null)).join(), /^BACKUP_DIR is not set/);
    assert.match((await look(backups(t))).join(), /^BACKUP_DIR holds no backup/);
    assert.match((await look(backups(t, 2))).join(), /^The last backup is of 2026-11-18 13:00 CET\.$/);
    assert.match((await look(backups(t, 1, 31))).join(), /^\S+2026-10-20T\S+ is older than the 30 days/);
  });

  it('find the periods of this version on the pages of this build', { skip: !built }, async (t) => {
    const server = await RunningServer.start();
    t.after(() => server.remove());
    assert.deepEqual(await tryPublished(server.url, content), []);
  });

  it('report failing checks of the site and outdated published periods', async (t) => {
    const page = (html: string) => (path: string) =>
      path === '/readyz' ? JSON.stringify({ checks: { mail: { reason: 'Mails wait.' }, disk: {} } }) : html;
    const site = async (answer: (path: string) => string) =>
      tryPublished(await serve(t, ({ url = '' }, response) => void response.end(answer(url))), content);
    const all = '<p>2 years, <b>1</b> year, 30&nbsp;days. 2 Jahre, 1 Jahr, 30 Tage</p>';
    assert.deepEqual(await site(page(all)), ['PUBLIC_SITE_URL says: Mails wait.']);
    const [, ...stale] = await site(page(all.replace('2 years', '3 years').replace('30 Tage', '14 Tage')));
    assert.deepEqual(stale, [
      '/cookie-policy does not say "2 years", as this program does: build and publish it again.',
      '/de/cookie-policy does not say "30 Tage", as this program does: build and publish it again.',
    ]);
  });
});
