import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { serverCommand as program } from '../scripts/prepare.mjs';
import { MailServer } from '../tests/support/mail-server.ts';
import { freePort, RunningServer } from '../tests/support/server.ts';
import { openTestStore } from '../tests/support/store.ts';
import { databaseFile } from './store/folder.ts';

const built = existsSync(new URL('../dist/index.html', import.meta.url));

const requestsCli = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

/** Starts a server that is removed after the test. */
async function serverFor(t: TestContext, variables: Record<string, string> = {}): Promise<RunningServer> {
  const server = await RunningServer.start(variables);
  t.after(() => server.remove());
  return server;
}

/** A TCP connection to a server. */
function connectTo({ url }: RunningServer): Socket {
  return connect(Number(new URL(url).port), '127.0.0.1');
}

/** The files in a folder that other users could read. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(path.join(folder, name)).mode & 0o077,
  );
}

/** Runs the program until it exits; returns its exit code and the messages of its log, which must be JSON lines. */
async function run(variables: Record<string, string>, event = 'not_started') {
  const child = spawn(process.execPath, program.args, {
    env: { PATH: process.env.PATH, ...program.env, ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: string; event: string; msg: string });
  for (const line of lines) assert.deepEqual([line.level, line.event], ['fatal', event]);
  return { code, errors: lines.map(({ msg }) => msg) };
}

describe('a program that cannot start logs one sentence for each problem:', { skip: !built }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kogge-main-'));
  after(() => rmSync(folder, { recursive: true }));

  test('wrong variables, all at once', async () => {
    const { code, errors } = await run({ PORT: 'x', LOG_LEVEL: 'loud', DATA_DIR: folder });
    assert.equal(code, 1);
    assert.equal(errors.length, 2);
    assert.match(errors[0] as string, /^PORT "x" is not valid: put .+\.$/);
  });

  test('a folder that cannot be written', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    // Not even root can create a folder in /proc.
    for (const folder of [file, path.join(file, 'inside'), '/proc/kogge/data']) {
      const { code, errors } = await run({ DATA_DIR: folder, PORT: String(await freePort()) });
      assert.equal(code, 1);
      assert.match(errors.join('\n'), /^DATA_DIR cannot be used: .+Make the folder writable.+\.$/);
    }
  });

  test('a database file that is damaged', async () => {
    const dataDir = mkdtempSync(path.join(folder, 'damaged-'));
    writeFileSync(databaseFile(dataDir), 'no database at all, and long enough to be read as one'.repeat(100));
    const { code, errors } = await run({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    assert.equal(code, 1);
    assert.deepEqual(errors, [
      'The database in DATA_DIR cannot be used: its file is damaged; docs/operate.md says how to restore a backup (SQLITE_NOTADB).',
    ]);
  });

  test('a failed migration is a crash, not a problem of the folder', async () => {
    const dataDir = mkdtempSync(path.join(folder, 'step-'));
    const database = new Database(databaseFile(dataDir));
    database.exec('create table requests (id text)');
    database.close();
    const { code, errors } = await run({ DATA_DIR: dataDir, PORT: String(await freePort()) }, 'crash');
    assert.deepEqual([code, errors], [1, ['unexpected error']]);
  });

  test('a database that a newer version has changed', async () => {
    const dataDir = mkdtempSync(path.join(folder, 'newer-'));
    await (await openTestStore(dataDir)).close();
    const database = new Database(databaseFile(dataDir));
    database.exec("insert into kysely_migration values ('9999-less-after-9998', '2099-01-01T00:00:00Z')");
    database.close();
    const { code, errors } = await run({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    assert.equal(code, 1);
    assert.equal(errors.length, 1);
    assert.match(errors.join(), /^This version of the site is older than its database \(step 9999-/);
  });

  test('a port in use', async (t) => {
    const server = await serverFor(t);
    const { port } = new URL(server.url);
    const { code, errors } = await run({ DATA_DIR: folder, PORT: port });
    assert.equal(code, 1);
    assert.match(errors.join('\n'), /^127\.0\.0\.1:\d+ is in use by another program\. .+PORT\.$/);
    const metrics = await run({ DATA_DIR: folder, PORT: String(await freePort()), METRICS_PORT: port });
    assert.match(metrics.errors.join('\n'), /is in use by another program\. .+METRICS_PORT\.$/);
  });
});

// In parallel: the first test waits for the second round of health checks.
describe('the running program', { skip: !built, concurrency: 2 }, () => {
  test('serves metrics only on METRICS_PORT, and reports its health there and in /readyz', async (t) => {
    const port = await freePort();
    const server = await serverFor(t, { METRICS_PORT: String(port) });
    assert.equal((await fetch(`${server.url}/metrics`)).status, 404);
    const ready = async () => (await (await fetch(`${server.url}/readyz`)).json()) as { checks: object };
    const unknown = ({ checks }: { checks: object }) => /unknown/.test(JSON.stringify(checks));
    while (unknown(await ready())) await sleep(250);
    assert.deepEqual(await ready(), {
      status: 'ok',
      checks: {
        store: { status: 'ok' },
        disk: { status: 'ok' },
        mail: { status: 'ok' },
        outbox: { status: 'ok' },
        retention: { status: 'ok' },
      },
    });
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const series of [
      'kogge_check_ok{check="mail"} 1',
      'kogge_http_requests_total',
      'kogge_sockets_open',
    ]) {
      assert(metrics.includes(`\n${series}`), series);
    }
  });

  test('logs its address, the destination of mails and the database', async (t) => {
    const server = await serverFor(t);
    const started = server.log.split('\n').find((line) => line.includes('"event":"started"'));
    const { url, mails, requests } = JSON.parse(started ?? '');
    assert.equal(url, server.url);
    assert.equal(mails, `as files in ${path.join(server.dataDir, 'mails')}`);
    assert.equal(requests, `in ${path.join(server.dataDir, 'kogge.sqlite')}`);
  });

  test('keeps DATA_DIR unreadable for other users, also files that were readable before', async (t) => {
    const server = await serverFor(t);
    const sent = await server.sendDemo();
    const { id } = (await sent.json()) as { id: string };
    const mail = path.join(server.dataDir, 'mails', `${id}-confirmation.eml`);
    while (!existsSync(mail)) await sleep(10);
    const command = (...args: string[]) =>
      promisify(execFile)(process.execPath, [requestsCli, ...args], {
        env: {
          PATH: process.env.PATH,
          ...program.env,
          DATA_DIR: server.dataDir,
          BACKUP_DIR: path.join(server.dataDir, 'backups'),
        },
      });
    await command('backup');
    await command('export', '--json', '--out', path.join(server.dataDir, 'export.json'));
    const modes = () => openToOthers(server.dataDir);
    assert.deepEqual(modes(), []);
    for (const name of ['kogge.sqlite', 'kogge.sqlite-wal', 'mails', path.relative(server.dataDir, mail)]) {
      chmodSync(path.join(server.dataDir, name), 0o755);
    }
    assert.equal(modes().length, 4);
    await server.end('SIGKILL');
    await server.start();
    assert.deepEqual(modes(), []);
    await command('erase', 'femke@hansekontor.example', '--yes');
    assert.deepEqual(modes(), []);
  });

  test('deletes at its start an upload that a crash has left', async (t) => {
    const server = await serverFor(t);
    const uploads = path.join(server.dataDir, 'uploads');
    const socket = connectTo(server);
    socket.on('error', () => undefined);
    socket.write(
      'POST /functions/v1/send-job-application HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n' +
        'Content-Type: multipart/form-data; boundary=x\r\n\r\n' +
        `--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-${' '.repeat(2000)}`,
    );
    const left = () => (existsSync(uploads) ? readdirSync(uploads, { recursive: true }) : []);
    // The folder of the upload, and its file.
    while (left().length < 2) await sleep(10);
    assert.deepEqual(openToOthers(server.dataDir), []);
    await server.end('SIGKILL');
    assert.equal(left().length, 2);
    await server.start();
    assert.deepEqual(left(), []);
  });

  test('creates DATA_DIR for its own user only', async (t) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kogge-made-'));
    const dataDir = path.join(folder, 'new', 'data');
    const server = await RunningServer.start({ DATA_DIR: dataDir });
    t.after(async () => {
      await server.remove();
      rmSync(folder, { recursive: true });
    });
    assert.equal(statSync(dataDir).mode & 0o777, 0o700);
  });

  test('finishes mails in flight before it stops, and sends none of them again', async (t) => {
    const begun = Promise.withResolvers<void>();
    const mail = new MailServer({
      onRcptTo: (_, __, done) => {
        begun.resolve();
        setTimeout(done, 300);
      },
    });
    const server = await RunningServer.start({ SMTP_URL: await mail.start() });
    t.after(async () => {
      await server.remove();
      await mail.stop();
    });
    const sent = await server.sendDemo();
    assert.equal(sent.status, 200);
    await begun.promise;
    assert.equal(await server.end('SIGTERM'), 0);
    assert.equal(mail.mails.length, 2);
    const store = await openTestStore(server.dataDir);
    assert.deepEqual(await store.outbox.outgoing({ waiting: true }), []);
    await store.close();
  });

  test('stores and answers a request in flight before it stops', async (t) => {
    const server = await serverFor(t);
    const body = JSON.stringify({ name: 'Late', email: 'late@hansekontor.example', company: 'Hansekontor' });
    const socket = connectTo(server);
    socket.write(
      `POST /functions/v1/send-demo-request HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n${body.slice(0, 10)}`,
    );
    // "100 Continue": the server is reading the body.
    await once(socket, 'data');
    const ended = server.end('SIGTERM');
    // Until new connections are refused.
    while (await fetch(server.url).catch(() => null)) await sleep(10);
    socket.write(body.slice(10));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    assert.match(answer.toString(), /^HTTP\/1\.1 200 /);
    assert.equal(await ended, 0);
    assert.match(server.log, /"event":"stopped"/);
  });
});
