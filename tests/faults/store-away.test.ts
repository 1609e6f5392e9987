import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync, statSync } from 'node:fs';
import { rm, statfs, watch } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { CheckName } from '../../server/health/check.ts';
import { PostgresServer } from '../support/postgres.ts';
import { ReadTransaction } from '../support/read-transaction.ts';
import { paddedPdf, postForm } from '../support/requests.ts';
import { RunningServer } from '../support/server.ts';
import { smallDisk } from '../support/small-disk.ts';
import { openTestStore } from '../support/store.ts';
import { Visitors } from './visitors.ts';

/** The body of `/readyz`. */
interface HealthJson {
  status: string;
  checks: Partial<Record<CheckName, { status: string; reason?: string }>>;
}

/** Sends a request of some kilobytes. */
function send(server: RunningServer): Promise<Response> {
  return server.sendDemo({ message: 'Moin. '.repeat(500) });
}

/** Sends an application with a file of nine megabytes. */
function apply({ url }: RunningServer): Promise<Response> {
  return postForm(url, 'application', { resume: paddedPdf('%'.repeat(9 * 2 ** 20)) });
}

/** Starts an upload and sends no body. */
async function announceUpload({ url }: RunningServer, address: string): Promise<ClientRequest> {
  const upload = request(`${url}/functions/v1/send-job-application`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 20 * 2 ** 20,
      expect: '100-continue',
      'x-forwarded-for': address,
    },
  });
  upload.on('error', () => undefined);
  upload.flushHeaders();
  await once(upload, 'continue');
  return upload;
}

async function assertRefused(server: RunningServer): Promise<void> {
  const answer = await send(server);
  assert.equal(answer.status, 503);
  assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/);
}

/** Sends applications until one is refused; returns the number of stored ones. */
async function applyUntilRefused(server: RunningServer): Promise<number> {
  for (let stored = 0; ; stored++) {
    const answer = await apply(server);
    if (answer.ok) continue;
    assert.equal(answer.status, 503);
    assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/);
    return stored;
  }
}

async function assertAboveFloor(disk: string): Promise<void> {
  const { bavail, blocks } = await statfs(disk);
  assert(bavail > blocks * 0.05, `only ${bavail} of ${blocks} blocks are left`);
}

async function assertStored(server: RunningServer): Promise<void> {
  assert.equal((await send(server)).status, 200);
}

/**
 * Makes the database and its log immutable, or writable again; false without the right to. Not the index (`-shm`): it is
 * shared memory, and a write to an immutable one ends in SIGBUS.
 */
function writable({ dataDir }: RunningServer, yes: boolean): boolean {
  const files = readdirSync(dataDir)
    .filter((name) => /^kogge\.sqlite(?:-wal)?$/.test(name))
    .map((name) => path.join(dataDir, name));
  return spawnSync('chattr', [yes ? '-i' : '+i', ...files]).status === 0;
}

describe('when the store is away', () => {
  const ends: (() => unknown)[] = [];
  // Not the shared one, because it is paused.
  let postgres: PostgresServer;
  before(async () => {
    postgres = await PostgresServer.start();
    ends.push(() => postgres.stop());
  });
  after(async () => {
    for (const end of ends.reverse()) await end();
  });
  const start = async (environment: Record<string, string>) => {
    const server = await RunningServer.start({ LOG_LEVEL: 'silent', ...environment });
    ends.push(() => server.remove());
    return server;
  };

  const diskOf = async (megabytes: number): Promise<string | null> => {
    const disk = await smallDisk(megabytes);
    if (disk) ends.push(() => disk.remove());
    return disk?.folder ?? null;
  };

  it('refuses while the disk is full and stores again afterwards, without a restart', async (test) => {
    const disk = await diskOf(3);
    if (!disk) return test.skip('needs the right to mount');
    const server = await start({ DATA_DIR: disk });
    await assertStored(server);
    const filler = path.join(disk, 'filler');
    assert.throws(() => {
      for (;;) appendFileSync(filler, Buffer.alloc(4096));
    }, /ENOSPC/);
    while ((await send(server)).ok);
    await Promise.all(Array.from({ length: 8 }, () => assertRefused(server)));
    await rm(filler);
    await assertStored(server);
  });

  it('takes no more applications before the disk is full, and goes on with requests that need little', async (test) => {
    const disk = await diskOf(200);
    if (!disk) return test.skip('needs the right to mount');
    const server = await start({ DATA_DIR: disk });
    assert((await applyUntilRefused(server)) >= 2);
    await assertAboveFloor(disk);
    await assertStored(server);
  });

  it('has room for what waits in the write-ahead log while a backup reads', async (test) => {
    const disk = await diskOf(200);
    if (!disk) return test.skip('needs the right to mount');
    const server = await start({ DATA_DIR: disk });
    await assertStored(server);
    const file = path.join(disk, 'kogge.sqlite');
    await using backup = await ReadTransaction.start(file);
    const accepted = await applyUntilRefused(server);
    assert(accepted >= 2);
    assert(statSync(`${file}-wal`).size > accepted * 9 * 2 ** 20);
    await backup.end();
    for await (const _ of watch(disk)) if (statSync(`${file}-wal`).size === 0) break;
    await assertAboveFloor(disk);
    await assertStored(server);
  });

  it('lets nobody be refused for uploads that were only announced', async (test) => {
    const disk = await diskOf(200);
    if (!disk) return test.skip('needs the right to mount');
    const server = await start({ DATA_DIR: disk, TRUSTED_PROXIES: '127.0.0.1' });
    const announced = await Promise.all(
      Array.from({ length: 8 }, (_, index) => announceUpload(server, `198.51.100.${index}`)),
    );
    try {
      assert.equal((await apply(server)).status, 200);
    } finally {
      for (const request of announced) request.destroy();
    }
  });

  it('refuses while another program holds the database, pages go on, and stores again afterwards', async () => {
    const server = await start({});
    await assertStored(server);
    const other = new Database(path.join(server.dataDir, 'kogge.sqlite'));
    other.exec('begin immediate');
    let waiting = true;
    const refused = Promise.all([assertRefused(server), assertRefused(server), assertRefused(server)]).then(
      () => {
        waiting = false;
      },
    );
    assert.equal((await fetch(`${server.url}/`)).status, 200);
    assert(waiting, 'the page waited for the store');
    await refused;
    other.exec('rollback');
    other.close();
    await assertStored(server);
  });

  it('refuses while its files may not be written and stores again afterwards, without a restart', async (test) => {
    const server = await start({});
    await assertStored(server);
    if (!writable(server, false)) return test.skip('needs the right to make files immutable');
    try {
      await assertRefused(server);
      assert.equal((await fetch(`${server.url}/`)).status, 200);
    } finally {
      writable(server, true);
    }
    await assertStored(server);
  });

  it('refuses while PostgreSQL is gone and stores again when it is back, without a restart', async () => {
    const server = await start({ DATABASE_URL: await postgres.database() });
    await assertStored(server);
    await postgres.pause();
    await assertRefused(server);
    await postgres.resume();
    await assertStored(server);
  });

  it('starts while PostgreSQL is away, serves pages, says why it stores nothing, and stores when it is back', async () => {
    const databaseUrl = await postgres.database();
    await postgres.pause();
    const server = await RunningServer.start({ DATABASE_URL: databaseUrl }, '/livez');
    ends.push(() => server.remove());
    assert.equal((await fetch(server.url)).status, 200);
    await assertRefused(server);
    assert.equal((await fetch(`${server.url}/healthz`)).status, 503);
    let health: HealthJson;
    do {
      const ready = await fetch(`${server.url}/readyz`);
      assert.equal(ready.status, 200);
      health = (await ready.json()) as HealthJson;
    } while (health.checks.store?.status === 'unknown');
    assert.equal(health.status, 'failing');
    assert.match(health.checks.store?.reason ?? '', /nothing answers at its address \(ECONNREFUSED\)/);
    assert.match(server.log, /"event":"store_away".+ECONNREFUSED/);
    await postgres.resume();
    while ((await fetch(`${server.url}/healthz`)).status !== 200) await sleep(50);
    const answer = await send(server);
    assert.equal(answer.status, 200);
    // Delivery has started, too.
    const { id } = (await answer.json()) as { id: string };
    while (!server.log.includes(`"event":"delivered","request":"${id}"`)) await sleep(50);
  });

  it('serves pages while PostgreSQL is gone, and misses no request that it has acknowledged', async () => {
    const databaseUrl = await postgres.database();
    const server = await start({ DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1' });
    const visitors = new Visitors(server.url);
    let pages = 0;
    let visiting = true;
    const look = async () => {
      for (; visiting; pages++) assert.equal((await fetch(server.url)).status, 200);
    };
    const send = async () => {
      while (visiting) await visitors.send(1, () => visiting);
    };
    const visits = Promise.all([look(), send(), send()]);
    while (visitors.acknowledged.size < 10) await sleep(20);
    await postgres.pause();
    const [then, before] = [pages, visitors.acknowledged.size];
    while (pages < then + 50) await sleep(20);
    await postgres.resume();
    while (visitors.acknowledged.size < before + 10) await sleep(20);
    visiting = false;
    await visits;
    const store = await openTestStore(server.dataDir, { databaseUrl });
    for (const id of visitors.acknowledged.values()) assert(await store.requests.get(id), id);
    await store.close();
  });

  it('does not start on a folder that cannot be written, and says so', async (test) => {
    const disk = await diskOf(3);
    if (!disk) return test.skip('needs the right to mount');
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    await assert.rejects(start({ DATA_DIR: disk }), /DATA_DIR cannot be used: .*Make the folder writable/);
  });
});
