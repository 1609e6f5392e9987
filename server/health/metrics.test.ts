import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { channels } from '../../domain/requests/index.ts';
import { saveExample } from '../../tests/support/requests.ts';
import { openTestStore } from '../../tests/support/store.ts';
import type { Store } from '../store/store.ts';
import { type HealthReport, nothingSeen } from './check.ts';
import { createMetrics, createMetricsServer, type Metrics } from './metrics.ts';

const deploy = new URL('../../deploy/prometheus/', import.meta.url);

describe('metrics', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kogge-metrics-'));
  let store: Store;
  let metrics: Metrics;
  let report: HealthReport = nothingSeen;
  let site: ReturnType<typeof createServer>;

  before(async () => {
    store = await openTestStore(folder);
    site = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(site, 'listening');
    mkdirSync(path.join(folder, '2027-01-15T08-00-00Z'));
    metrics = createMetrics({
      env: { dataDir: folder, backupDir: folder },
      store: async () => store,
      mailWatch: { lastSentAt: () => new Date(1_790_000_000_000) },
      retention: () => ({ lastDoneAt: () => new Date(1_790_000_001_000) }),
      health: () => report,
      site,
    });
  });
  after(async () => {
    site.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  /** Value of a series such as `kogge_check_ok{check="mail"}`. */
  async function sample(series: string): Promise<number | undefined> {
    const line = (await metrics.text()).split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  }

  it('count requests, refusals and deliveries from 0', async () => {
    for (const series of [
      'kogge_requests_total{kind="demo",outcome="saved"}',
      'kogge_refusals_total{reason="unavailable"}',
      'kogge_deliveries_total{channel="alert",outcome="delivered"}',
    ]) {
      assert.equal(await sample(series), 0);
    }
    metrics.meter.request('demo', 'saved', 12);
    metrics.meter.request('demo', 'refused', 2);
    metrics.meter.refusal('too_many_requests');
    metrics.meter.delivery('webhook', 'failed');
    assert.equal(await sample('kogge_requests_total{kind="demo",outcome="saved"}'), 1);
    assert.equal(await sample('kogge_request_duration_seconds_count{kind="demo"}'), 2);
    assert.equal(await sample('kogge_refusals_total{reason="too_many_requests"}'), 1);
    assert.equal(await sample('kogge_deliveries_total{channel="webhook",outcome="failed"}'), 1);
  });

  it('measure the backlog of each channel', async () => {
    const receivedAt = new Date(Date.now() - 600_000);
    await saveExample(store, 'demo', { receivedAt }, ['notification', 'confirmation']);
    assert.equal(await sample('kogge_outbox_waiting{channel="notification"}'), 1);
    const age = await sample('kogge_outbox_oldest_seconds{channel="notification"}');
    assert(age && age >= 600 && age < 660, String(age));
    const [row] = await store.outbox.lease(1, new Date(), 1000);
    assert(row);
    await store.outbox.markFailed({ ...row, attempts: 2 }, 'away', new Date());
    assert.equal(await sample('kogge_outbox_failing{channel="notification"}'), 1);
    for (const each of await store.outbox.outgoing()) await store.outbox.markDelivered(each, new Date());
    for (const channel of channels) {
      assert.equal(await sample(`kogge_outbox_waiting{channel="${channel}"}`), 0);
      assert.equal(await sample(`kogge_outbox_oldest_seconds{channel="${channel}"}`), 0);
    }
  });

  it('have each check with its cause, unknown ones left out', async () => {
    report = {
      ...nothingSeen,
      store: { status: 'ok' },
      mail: { status: 'failing', code: 'login', reason: 'No.', since: new Date() },
    };
    assert.equal(await sample('kogge_check_ok{check="store"}'), 1);
    assert.equal(await sample('kogge_check_ok{check="mail"}'), 0);
    assert.equal(await sample('kogge_check_failing{check="mail",code="login"}'), 1);
    assert.equal(await sample('kogge_check_ok{check="disk"}'), undefined);
    report = { ...report, mail: { status: 'ok' } };
    assert.equal(await sample('kogge_check_failing{check="mail",code="login"}'), undefined);
  });

  it('have times of mails, retention and backups, disk and event loop', async () => {
    assert.equal(await sample('kogge_last_mail_sent_timestamp_seconds'), 1_790_000_000);
    assert.equal(await sample('kogge_retention_last_success_timestamp_seconds'), 1_790_000_001);
    assert.equal(await sample('kogge_backup_last_timestamp_seconds'), 1_800_000_000);
    assert.equal(typeof (await sample('kogge_disk_above_floor_bytes')), 'number');
    assert.equal(typeof (await sample('nodejs_eventloop_lag_p99_seconds')), 'number');
  });

  it('leave out what cannot be read', async () => {
    const away = createMetrics({
      env: { dataDir: '/nowhere', backupDir: '/nowhere' },
      store: () => Promise.reject(new Error('away')),
      mailWatch: { lastSentAt: () => null },
      retention: () => undefined,
      health: () => nothingSeen,
      site,
    });
    const text = await away.text();
    assert.match(text, /^kogge_sockets_open \d/m);
    assert.doesNotMatch(text, /^kogge_(?:outbox|disk|backup|retention|last_mail)\S* \d/m);
  });

  it('are served at /metrics and nowhere else', async () => {
    const server = createMetricsServer(metrics, '127.0.0.1').listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await fetch(`${url}/metrics`);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    assert.match(await answer.text(), /^# HELP kogge_requests_total /m);
    assert.equal((await fetch(url)).status, 404);
    assert.equal((await fetch(`${url}/metrics`, { method: 'POST' })).status, 404);
    server.close();
  });

  it('refuse other host names on loopback, not where METRICS_HOST is another address', async () => {
    // Not by fetch, which sets the header Host itself.
    const statusFor = async (listensOn: string, host: string) => {
      const server = createMetricsServer(metrics, listensOn).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const [answer] = await once(get({ port, path: '/metrics', headers: { host } }), 'response');
      answer.resume();
      await once(answer, 'end');
      server.close();
      return answer.statusCode;
    };
    for (const host of ['127.0.0.1:9464', 'localhost:9464', '[::1]:9464', 'LOCALHOST']) {
      assert.equal(await statusFor('127.0.0.1', host), 200, host);
    }
    for (const host of ['rebound.example:9464', 'localhost.rebound.example', '127.0.0.1.rebound.example']) {
      for (const listensOn of ['127.0.0.1', '::1', 'localhost']) {
        assert.equal(await statusFor(listensOn, host), 421, `${listensOn} ${host}`);
      }
    }
    assert.equal(await statusFor('0.0.0.0', 'site.internal:9464'), 200);
  });

  it('exist for every name in the rules and the dashboard', async () => {
    const types = (await metrics.text()).matchAll(/^# TYPE (\S+)/gm);
    const measured = new Set(types.map(([, name]) => name));
    for (const file of ['rules.yml', 'dashboard.json']) {
      const text = readFileSync(new URL(file, deploy), 'utf8');
      const named = new Set(text.match(/\b(?:kogge|process|nodejs)_[a-z_0-9]+\b/g));
      assert(named.size >= 5, file);
      for (const name of named) {
        assert(measured.has(name.replace(/_bucket$/, '')), `${name} in ${file} is not measured`);
      }
    }
  });

  it('have rules that alert when something breaks, and not before', (test) => {
    const { error, status, stdout } = spawnSync('promtool', ['test', 'rules', 'rules.test.yml'], {
      cwd: deploy,
      encoding: 'utf8',
    });
    if (error) return test.skip("needs promtool, of Debian's package prometheus");
    assert.equal(status, 0, stdout);
  });
});
