import pg from 'pg';
import { languages } from '../domain/languages.ts';
import { href } from '../domain/pages.ts';
import { dayMs, hourMs } from '../domain/periods.ts';
import { requestDefinitions } from '../domain/requests/index.ts';
import { plural } from '../domain/text.ts';
import { formatZonedTime } from '../domain/time-zone.ts';
import type { Content } from '../server/content.ts';
import { type Failure, mailSteps } from '../server/delivery/failure.ts';
import { tryMailServer } from '../server/delivery/mail-watch.ts';
import { type Env, isLocal } from '../server/env.ts';
import { type Backup, backupsIn } from '../server/store/backups.ts';
import { storeProblem } from '../server/store/store-problem.ts';

type Settings = Pick<
  Env,
  'smtpUrl' | 'mailFrom' | 'databaseUrl' | 'webhook' | 'alert' | 'siteUrl' | 'backupDir'
>;

const patienceMs = 10_000;
// A nightly backup, and two hours for it to run late.
const oldestBackupMs = 26 * hourMs;

/** Tries the services the site depends on, without sending anything. Returns a sentence for each that does not work. */
export async function trials(env: Settings, content: Content, now = new Date()): Promise<string[]> {
  const all = await Promise.all([
    tryMail(env),
    tryDatabase(env),
    tryTarget('WEBHOOK_URL', env.webhook),
    tryTarget('ALERT_URL', env.alert),
    // The settings already report a local address.
    isLocal(env.siteUrl) ? [] : tryPublished(env.siteUrl, content),
    lookAtBackups(env, content, now),
  ]);
  return all.flat();
}

async function tryMail({ smtpUrl, mailFrom, siteUrl }: Settings): Promise<string[]> {
  if (!smtpUrl) return [];
  try {
    await tryMailServer({ smtpUrl, mailFrom, siteUrl });
    return [];
  } catch (error) {
    const { facts, message } = error as Failure;
    return [`SMTP_URL: ${facts.step ? mailSteps[facts.step] : 'no mail can be sent'} (${message}).`];
  }
}

async function tryDatabase({ databaseUrl }: Settings): Promise<string[]> {
  if (!databaseUrl) return [];
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return [];
  } catch (error) {
    return [storeProblem(databaseUrl, error).reason];
  } finally {
    await client.end();
  }
}

/** Any response is fine: HEAD, because a POST would trigger the receiver. */
async function tryTarget(name: string, target: { url: string } | null): Promise<string[]> {
  if (!target) return [];
  try {
    await fetch(target.url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    return [];
  } catch (error) {
    return [`${name} cannot be reached: ${causeOf(error)}.`];
  }
}

/** Checks the health of the public site, and that it publishes the retention periods of this version. */
export async function tryPublished(siteUrl: string, content: Content): Promise<string[]> {
  try {
    const ready = await get(`${siteUrl}/readyz`);
    if (!ready.ok)
      return [`PUBLIC_SITE_URL answers ${ready.status} at /readyz: is it this site, of this version?`];
    const { checks } = (await ready.json()) as { checks: Record<string, { reason?: string }> };
    const failing = Object.values(checks).flatMap(({ reason }) => (reason ? [reason] : []));
    const stale = await Promise.all(languages.map((language) => missingPeriods(siteUrl, language, content)));
    return [...failing.map((reason) => `PUBLIC_SITE_URL says: ${reason}`), ...stale.flat()];
  } catch (error) {
    return [`PUBLIC_SITE_URL cannot be reached: ${causeOf(error)}.`];
  }
}

async function missingPeriods(
  siteUrl: string,
  language: (typeof languages)[number],
  { company, interfaceWords }: Content,
): Promise<string[]> {
  const path = href(language, 'cookie-policy');
  const text = (await (await get(siteUrl + path)).text()).replace(/<[^>]*>/g, '').replace(/\s|&nbsp;/g, ' ');
  const days = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const periods = new Set([
    ...requestDefinitions.map(({ retention }) =>
      plural(language, interfaceWords[language].units.year, retention.years),
    ),
    ...[company.backupDays, company.logDays].map((count) => days.format(count)),
  ]);
  return [...periods]
    .filter((period) => !text.includes(period.replaceAll('\u00a0', ' ')))
    .map((period) => `${path} does not say "${period}", as this program does: build and publish it again.`);
}

function lookAtBackups({ backupDir }: Settings, { company }: Content, now: Date): string[] {
  if (!backupDir) return ['BACKUP_DIR is not set: nobody sees how old the last backup is.'];
  let backups: Backup[];
  try {
    backups = backupsIn(backupDir);
  } catch (error) {
    return [`BACKUP_DIR cannot be read: ${causeOf(error)}.`];
  }
  const [newest, oldest] = [backups[0], backups.at(-1)];
  if (!newest || !oldest) return [`BACKUP_DIR holds no backup: ${backupDir}`];
  const ageOf = ({ at }: { at: Date }) => now.getTime() - at.getTime();
  return [
    ...(ageOf(newest) > oldestBackupMs ? [`The last backup is of ${formatZonedTime(newest.at)}.`] : []),
    ...(ageOf(oldest) > company.backupDays * dayMs
      ? [`${oldest.folder} is older than the ${company.backupDays} days of \`backupDays\`: delete it.`]
      : []),
  ];
}

function get(url: string): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(patienceMs) });
}

/** The message of `fetch` is "fetch failed"; its cause has the reason. */
function causeOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { message?: string; code?: string } };
  return cause?.message || cause?.code || message;
}
