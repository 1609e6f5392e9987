import { existsSync } from 'node:fs';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import type { Company } from '../domain/content/company.ts';

/** Why the process does not start: one sentence for each thing that the operator has to correct. */
export class SetupError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** What the operator has decided, checked. Names and defaults: `.env.example`. */
export interface Env {
  host: string;
  port: number;
  /** File descriptor of the socket that systemd listens on instead, or null. */
  socket: 3 | null;
  /** Absolute path. */
  dataDir: string;
  /** Absolute path of the folder of backups, or null when none is named. */
  backupDir: string | null;
  /** `postgres://…`, or null for the SQLite file in {@link dataDir}. */
  databaseUrl: string | null;
  /** Null: mails are written to {@link dataDir} as .eml files. */
  smtpUrl: string | null;
  mailFrom: string;
  mailTo: string;
  mailToCareers: string;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  /** Where the site sends requests: a path, or the address of another host. */
  functionsUrl: string;
  /** Origins of other sites that may call the functions. */
  allowedOrigins: readonly string[];
  /** 0 = no limit. */
  rateLimitPerMinute: number;
  /** Whose X-Forwarded-For is believed. */
  trustedProxies: BlockList;
  /** Ceiling for the confirmations of all senders together; 0 = no limit. */
  confirmationsPerHour: number;
  webhook: SignedTarget | null;
  /** Where alerts are posted, beside the mails about deliveries that keep failing. */
  alert: SignedTarget | null;
  /** Null: nothing is measured. */
  metricsPort: number | null;
  metricsHost: string;
  /** A PEM file with the authorities that are trusted beside those of Node. */
  extraCertificates: string | null;
  /** Where the desk listens. */
  deskHost: string;
  deskPort: number;
  /** Origin of the desk behind its proxy; null where it is used on this machine alone. */
  deskUrl: string | null;
  /** Mail addresses, in lower case, of those who may sign in at {@link deskUrl}. */
  deskPeople: readonly string[];
  logLevel: LogLevel;
}

/** An address and the secret by which it knows us (Standard Webhooks). */
export interface SignedTarget {
  url: string;
  /** `whsec_` and base64. */
  secret: string;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Reads `.env`, the same file that `npm start` reads, into the environment; what that already holds wins. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * The environment, read and checked; nothing else reads what an operator decides. An empty variable counts as not set;
 * mails then go to the boxes of the company. Throws {@link SetupError} with every wrong variable.
 */
export function readEnv(
  { mail }: Pick<Company, 'mail'>,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Env {
  const problems: string[] = [];

  /** The value of a variable, or its default; a value that `parse` refuses becomes a problem. */
  function read<Value>(name: string, fallback: Value, parse: (value: string) => Value | null, want: string) {
    const value = variables[name]?.trim();
    if (!value) return fallback;
    const parsed = parse(value);
    if (parsed !== null) return parsed;
    // Addresses with a password and secrets must not reach a log.
    const shown = /URL|SECRET/.test(name) ? '' : ` "${value}"`;
    problems.push(`${name}${shown} is not valid: put ${want}.`);
    return fallback;
  }

  const env = {
    host: read('HOST', '127.0.0.1', hostOf, 'an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
    socket: socketOf(variables),
    port: read('PORT', 3000, integer(0, 65535), 'a number from 0 to 65535, such as 3000'),
    dataDir: resolve(read('DATA_DIR', './data', asIs, 'a folder')),
    backupDir: read<string | null>('BACKUP_DIR', null, resolve, 'a folder'),
    databaseUrl: read<string | null>(
      'DATABASE_URL',
      null,
      urlOf('postgres:', 'postgresql:'),
      'an address such as postgres://user:password@host:5432/name, or leave it out to use the SQLite file',
    ),
    smtpUrl: read<string | null>(
      'SMTP_URL',
      null,
      urlOf('smtp:', 'smtps:'),
      'an address such as smtps://user:password@mail.example:465, or leave it out to write mails as files',
    ),
    mailFrom: read('MAIL_FROM', mail.hello, mailbox, 'one mail address'),
    mailTo: read('MAIL_TO', mail.hello, mailbox, 'one mail address'),
    mailToCareers: read('MAIL_TO_CAREERS', mail.careers, mailbox, 'one mail address'),
    siteUrl: read(
      'PUBLIC_SITE_URL',
      'http://localhost:3000',
      origin,
      'the address of the site without a path, such as https://www.kogge.example',
    ),
    functionsUrl: read(
      'PUBLIC_FUNCTIONS_URL',
      '/functions/v1',
      functionsUrl,
      'a path such as /functions/v1, or the address of another host such as https://api.example/functions/v1',
    ),
    allowedOrigins: read(
      'ALLOWED_ORIGINS',
      [],
      listOf(origin),
      'origins separated by commas, such as https://www.kogge.example',
    ),
    rateLimitPerMinute: read(
      'RATE_LIMIT_PER_MINUTE',
      10,
      integer(0, 1_000_000),
      'a whole number, or 0 for no limit',
    ),
    trustedProxies: read(
      'TRUSTED_PROXIES',
      new BlockList(),
      addressRanges,
      'addresses or ranges separated by commas, such as 10.0.0.1, 172.16.0.0/12',
    ),
    confirmationsPerHour: read(
      'CONFIRMATIONS_PER_HOUR',
      200,
      integer(0, 1_000_000),
      'a whole number, or 0 for no limit',
    ),
    webhook: readTarget('WEBHOOK_URL', 'WEBHOOK_SECRET'),
    alert: readTarget('ALERT_URL', 'ALERT_SECRET'),
    metricsPort: read<number | null>('METRICS_PORT', null, integer(0, 65535), 'a number from 0 to 65535'),
    metricsHost: read('METRICS_HOST', '127.0.0.1', hostOf, 'an address to listen on, such as 127.0.0.1'),
    extraCertificates: read<string | null>('NODE_EXTRA_CA_CERTS', null, resolve, 'a PEM file'),
    deskHost: read('DESK_HOST', '127.0.0.1', hostOf, 'an address to listen on, such as 127.0.0.1'),
    deskPort: read('DESK_PORT', 3001, integer(0, 65535), 'a number from 0 to 65535, such as 3001'),
    deskUrl: read<string | null>(
      'DESK_URL',
      null,
      deskOrigin,
      'the https:// address of the desk without a path, such as https://desk.kogge.example, or leave it out',
    ),
    deskPeople: read(
      'DESK_PEOPLE',
      [],
      listOf(bareMailAddress),
      'mail addresses separated by commas, such as ole@kogge.example, klara@kogge.example',
    ),
    logLevel: read<LogLevel>(
      'LOG_LEVEL',
      'info',
      (value) => logLevels.find((level) => level === value) ?? null,
      `one of ${logLevels.join(', ')}`,
    ),
  };
  if (problems.length > 0) throw new SetupError(problems);
  return env;

  function readTarget(urlName: string, secretName: string): SignedTarget | null {
    const url = read<string | null>(
      urlName,
      null,
      webhookUrl,
      'an address such as https://crm.example/hook, without name and password, or leave it out; http:// only on this machine',
    );
    const secret = read<string | null>(
      secretName,
      null,
      webhookSecret,
      'whsec_ followed by 24 to 64 bytes in base64 (https://www.standardwebhooks.com)',
    );
    if (url && !variables[secretName]?.trim()) {
      problems.push(`${secretName} is missing: ${urlName} is set, and without a secret nothing is signed.`);
    }
    return url && secret ? { url, secret } : null;
  }
}

/**
 * The socket of `deploy/systemd/kogge-site.socket`: while one process replaces the other, who comes waits in it.
 * https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
function socketOf({ LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>>): Env['socket'] {
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? 3 : null;
}

function asIs(value: string): string {
  return value;
}

function hostOf(value: string): string | null {
  return isIP(value) || /^[a-z0-9.-]+$/i.test(value) ? value : null;
}

function integer(min: number, max: number) {
  return (value: string): number | null => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= min && number <= max ? number : null;
  };
}

function urlOf(...protocols: string[]) {
  return (value: string): string | null => {
    const url = URL.parse(value);
    return url && protocols.includes(url.protocol) && url.hostname ? value : null;
  };
}

function origin(value: string): string | null {
  const url = URL.parse(value);
  const plain = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username;
  return plain ? url.origin : null;
}

/** Cookies and links of the desk leave this machine encrypted only. */
function deskOrigin(value: string): string | null {
  const url = origin(value);
  return url && (url.startsWith('https:') || isLocal(url)) ? url : null;
}

function functionsUrl(value: string): string | null {
  const clean = value.replace(/\/+$/, '');
  return /^\/[\w/-]+$/.test(clean) && !clean.startsWith('//') ? clean : urlOf('https:', 'http:')(clean);
}

/** `a@b.example`, or a name before it in angle brackets: `Kogge <a@b.example>`. */
function mailbox(value: string): string | null {
  return /^(?:[^<>@,;\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/.test(value) ? value : null;
}

function bareMailAddress(value: string): string | null {
  return value.includes('<') ? null : (mailbox(value)?.toLowerCase() ?? null);
}

/**
 * `fetch` takes no name and password in an address; the receiver knows us by the signature. What visitors typed leaves
 * this machine encrypted only.
 */
function webhookUrl(value: string): string | null {
  const url = URL.parse(value);
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(value));
  return safe && !url.username && !url.password ? value : null;
}

/** Whether an address leads to this machine, so that no line outside of it is used. */
export function isLocal(address: string): boolean {
  const host = URL.parse(address)?.hostname.toLowerCase() ?? '';
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}

function webhookSecret(value: string): string | null {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value)?.[1];
  const bytes = base64 ? Buffer.from(base64, 'base64').length : 0;
  return bytes >= 24 && bytes <= 64 ? value : null;
}

function listOf<Item>(parse: (value: string) => Item | null) {
  return (value: string): Item[] | null => {
    const items = value.split(',').map((item) => parse(item.trim()));
    return items.every((item) => item !== null) ? items : null;
  };
}

function addressRanges(value: string): BlockList | null {
  const list = new BlockList();
  for (const item of value.split(',')) {
    const [address = '', bits, ...rest] = item.trim().split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const length = bits === undefined ? null : integer(0, family === 'ipv6' ? 128 : 32)(bits);
    if (!isIP(address) || rest.length > 0 || (bits !== undefined && length === null)) return null;
    if (length === null) list.addAddress(address, family);
    else list.addSubnet(address, length, family);
  }
  return list;
}
