import { createServer, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { promisify } from 'node:util';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { channels, requestDefinitions } from '../../domain/requests/index.ts';
import { alertAfterFailures } from '../delivery/backoff.ts';
import type { MailWatch } from '../delivery/mail-watch.ts';
import { type Env, isLocal } from '../env.ts';
import { deliveryOutcomes, type Meter, refusalReasons, requestOutcomes } from '../http/meter.ts';
import { backupsIn } from '../store/backups.ts';
import { spaceAboveFloor } from '../store/free-space.ts';
import type { Retention } from '../store/retention.ts';
import type { Store } from '../store/store.ts';
import { checkNames, type HealthReport } from './check.ts';

export interface Measured {
  env: Pick<Env, 'dataDir' | 'backupDir'>;
  store: () => Promise<Pick<Store, 'outbox'>>;
  mailWatch: Pick<MailWatch, 'lastSentAt'>;
  /** Undefined until the store is open. */
  retention: () => Pick<Retention, 'lastDoneAt'> | undefined;
  health: () => HealthReport;
  site: Pick<Server, 'on' | 'getConnections'>;
}

export interface Metrics {
  meter: Meter;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

// Longer than the scrape interval, so that Prometheus keeps its connection.
const keepAliveTimeout = 120_000;
// From a small request on an idle machine to an upload on a slow connection.
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120, 600];

/** Metrics of the site beside prom-client's default metrics of the process. */
export function createMetrics({ env, store, mailWatch, retention, health, site }: Measured): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'kogge_requests_total',
    help: 'Calls of functions by kind of request and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'kogge_request_duration_seconds',
    help: 'From the first byte of a call of a function to its answer, uploads included',
    labelNames: ['kind'],
    buckets: secondsBuckets,
    registers,
  });
  const refusals = new Counter({
    name: 'kogge_refusals_total',
    help: 'Refused requests by reason, as in the answer',
    labelNames: ['reason'],
    registers,
  });
  const deliveries = new Counter({
    name: 'kogge_deliveries_total',
    help: 'Attempts to send by channel and outcome',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const answers = new Counter({
    name: 'kogge_http_requests_total',
    help: 'HTTP requests of every kind, pages and files included',
    registers,
  });
  site.on('request', () => answers.inc());
  // Rules see an increase only in a series that starts at 0.
  for (const { kind } of requestDefinitions)
    for (const outcome of requestOutcomes) requests.inc({ kind, outcome }, 0);
  for (const reason of refusalReasons) refusals.inc({ reason }, 0);
  for (const channel of channels)
    for (const outcome of deliveryOutcomes) deliveries.inc({ channel, outcome }, 0);

  const gauges = {
    sockets: gauge('kogge_sockets_open', 'Open connections of visitors'),
    ok: gauge('kogge_check_ok', '1 while a thing works, 0 while it fails, see /readyz', 'check'),
    failing: gauge('kogge_check_failing', '1 for what fails at the moment, with its cause', 'check', 'code'),
    waiting: gauge('kogge_outbox_waiting', 'Mails and webhooks that wait', 'channel'),
    oldest: gauge('kogge_outbox_oldest_seconds', 'Age of the oldest that waits, 0 when none does', 'channel'),
    manyAttempts: gauge('kogge_outbox_failing', 'Of those that wait, failed three times or more', 'channel'),
    withheld: gauge('kogge_outbox_withheld', 'Confirmations over a limit, which staff may send', 'channel'),
    givenUp: gauge(
      'kogge_outbox_given_up',
      'Confirmations to addresses that are refused for good',
      'channel',
    ),
    mail: gauge('kogge_last_mail_sent_timestamp_seconds', 'When this process sent a mail last'),
    retention: gauge(
      'kogge_retention_last_success_timestamp_seconds',
      'When all that was due was deleted last',
    ),
    disk: gauge('kogge_disk_above_floor_bytes', 'Room on the disk of DATA_DIR before uploads are refused'),
    backup: gauge('kogge_backup_last_timestamp_seconds', 'When the newest backup of BACKUP_DIR was made'),
  };

  async function readChecks(): Promise<void> {
    const report = health();
    for (const check of checkNames) {
      const state = report[check];
      if (state.status === 'unknown') continue;
      gauges.ok.set({ check }, state.status === 'ok' ? 1 : 0);
      if (state.status === 'failing') gauges.failing.set({ check, code: state.code }, 1);
    }
  }

  async function readBacklog(): Promise<void> {
    const { outbox } = await store();
    for (const row of await outbox.backlog(alertAfterFailures)) {
      const { channel, oldest } = row;
      gauges.waiting.set({ channel }, row.waiting);
      gauges.oldest.set({ channel }, oldest ? Math.max(0, Date.now() - oldest.getTime()) / 1000 : 0);
      gauges.manyAttempts.set({ channel }, row.failing);
      gauges.withheld.set({ channel }, row.withheld);
      gauges.givenUp.set({ channel }, row.givenUp);
    }
  }

  async function readBackups(): Promise<void> {
    if (env.backupDir) setTime(gauges.backup, backupsIn(env.backupDir)[0]?.at);
  }

  async function readDisk(): Promise<void> {
    gauges.disk.set(await spaceAboveFloor(env.dataDir));
  }

  /** Gauges that cannot be read are left out; the checks report why. */
  async function readGauges(): Promise<void> {
    for (const each of Object.values(gauges)) each.reset();
    // `reset` sets gauges without labels to 0.
    for (const each of [gauges.mail, gauges.retention, gauges.disk, gauges.backup]) each.remove();
    setTime(gauges.mail, mailWatch.lastSentAt());
    setTime(gauges.retention, retention()?.lastDoneAt());
    await Promise.allSettled([
      readChecks(),
      readBacklog(),
      readBackups(),
      readDisk(),
      promisify(site.getConnections.bind(site))().then((count) => gauges.sockets.set(count)),
    ]);
  }

  return {
    meter: {
      request(kind, outcome, ms) {
        requests.inc({ kind, outcome });
        durations.observe({ kind }, ms / 1000);
      },
      refusal: (reason) => refusals.inc({ reason }),
      delivery: (channel, outcome) => deliveries.inc({ channel, outcome }),
    },
    async text() {
      await readGauges();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };

  function gauge(name: string, help: string, ...labelNames: string[]): Gauge {
    return new Gauge({ name, help, labelNames, registers });
  }
}

function setTime(gauge: Gauge, at: Date | null | undefined): void {
  if (at) gauge.set(at.getTime() / 1000);
}

/** Serves `GET /metrics`. On loopback other host names get a 421 against DNS rebinding by pages in a local browser. */
export function createMetricsServer({ text, contentType }: Metrics, host: string): Server {
  const loopback = isLocal(`http://${isIPv6(host) ? `[${host}]` : host}`);
  return createServer(
    { requestTimeout: 10_000, keepAliveTimeout },
    async ({ method, url, headers }, response) => {
      if (loopback && !isLocal(`http://${headers.host}`)) response.writeHead(421).end();
      else if (method !== 'GET' || url !== '/metrics') response.writeHead(404).end();
      else response.writeHead(200, { 'Content-Type': contentType }).end(await text());
    },
  );
}
