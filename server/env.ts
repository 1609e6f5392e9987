import { existsSync } from 'node:fs';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Company } from '../domain/content/company.ts';

/** Why the process cannot start: one sentence for each problem that the operator has to correct. */
export class SetupError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** The validated configuration. Names and defaults: `.env.example`. */
export type Env = ReturnType<typeof readEnv>;

/** A webhook address and its signing secret (Standard Webhooks). */
export interface SignedTarget {
  url: string;
  /** `whsec_` and base64. */
  secret: string;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

// `want` completes the sentence about a wrong value: "put …".

function integer(max: number, want: string) {
  return z.string().regex(/^\d+$/, want).transform(Number).pipe(z.number().max(max, want));
}

function url(protocol: RegExp, want: string) {
  return z.url({ protocol, hostname: /./, error: want, abort: true });
}

/** An http(s) address without a path. */
function origin(want: string) {
  const isOrigin = (text: string) => {
    const parsed = URL.parse(text);
    return parsed?.pathname === '/' && !parsed.search && !parsed.username;
  };
  return url(/^https?$/, want)
    .refine(isOrigin, want)
    .transform((text) => new URL(text).origin);
}

function listOf<Item extends z.ZodType<unknown, string>>(item: Item) {
  return z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(item));
}

const host = (want: string) => z.union([z.ipv6(), z.string().regex(/^[a-z0-9.-]+$/i)], want);
const port = integer(65535, 'a number from 0 to 65535, such as 3000');
const count = integer(1_000_000, 'a whole number, or 0 for no limit');
const folder = z.string().transform((text) => resolve(text));

// `a@b.example` or `Kogge <a@b.example>`.
const mailbox = z
  .string()
  .regex(/^(?:[^<>@,;\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/, 'one mail address');

const listen = host('an address to listen on, such as 127.0.0.1 or 0.0.0.0');

// Visitors' data is sent only over TLS, except on this machine. `fetch` does not accept a name and password in an
// address; the signature authenticates us.
const hook =
  'an address such as https://crm.example/hook, without name and password, or leave it out; http:// only on this machine';
const hookUrl = url(/^https?$/, hook).refine((text) => {
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || isLocal(text)) && !username && !password;
}, hook);

const hookSecret = z.string().refine((text) => {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1] ?? '';
  const bytes = Buffer.from(base64, 'base64').length;
  return bytes >= 24 && bytes <= 64;
}, 'whsec_ followed by 24 to 64 bytes in base64 (https://www.standardwebhooks.com)');

const desk =
  'the https:// address of the desk without a path, such as https://desk.kogge.example, or leave it out';
const proxies = 'addresses or ranges separated by commas, such as 10.0.0.1, 172.16.0.0/12';

/** The schema of all variables. */
export const variables = z.object({
  HOST: listen.default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: folder.default(() => resolve('data')),
  BACKUP_DIR: folder.optional(),
  DATABASE_URL: url(
    /^postgres(?:ql)?$/,
    'an address such as postgres://user:password@host:5432/name, or leave it out to use the SQLite file',
  ).optional(),
  SMTP_URL: url(
    /^smtps?$/,
    'an address such as smtps://user:password@mail.example:465, or leave it out to write mails as files',
  ).optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailbox.optional(),
  MAIL_TO_CAREERS: mailbox.optional(),
  PUBLIC_SITE_URL: origin(
    'the address of the site without a path, such as https://www.kogge.example',
  ).default('http://localhost:3000'),
  PUBLIC_FUNCTIONS_URL: z
    .union(
      [z.string().regex(/^(?:\/[\w-]+)+\/*$/), z.url({ protocol: /^https?$/, hostname: /./ })],
      'a path such as /functions/v1, or the address of another host such as https://api.example/functions/v1',
    )
    .transform((text) => text.replace(/\/+$/, ''))
    .default('/functions/v1'),
  ALLOWED_ORIGINS: listOf(origin('origins separated by commas, such as https://www.kogge.example')).default(
    [],
  ),
  RATE_LIMIT_PER_MINUTE: count.default(10),
  TRUSTED_PROXIES: listOf(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], proxies))
    .transform(blockListOf)
    .default(() => new BlockList()),
  CONFIRMATIONS_PER_HOUR: count.default(200),
  WEBHOOK_URL: hookUrl.optional(),
  WEBHOOK_SECRET: hookSecret.optional(),
  ALERT_URL: hookUrl.optional(),
  ALERT_SECRET: hookSecret.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: listen.default('127.0.0.1'),
  NODE_EXTRA_CA_CERTS: folder.optional(),
  DESK_HOST: listen.default('127.0.0.1'),
  DESK_PORT: port.default(3001),
  // Cookies and links of the desk need TLS, except on this machine.
  DESK_URL: origin(desk)
    .refine((text) => text.startsWith('https:') || isLocal(text), desk)
    .optional(),
  DESK_PEOPLE: listOf(
    z
      .string()
      .regex(
        /^[^\s<>@,;]+@[^\s<>@,;]+$/,
        'mail addresses separated by commas, such as ole@kogge.example, klara@kogge.example',
      )
      .toLowerCase(),
  ).default([]),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
});

/** Reads `.env` into the environment; variables that are already set win. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Reads and validates the configuration. An empty variable counts as not set; mail addresses default to those of the
 * company. Throws {@link SetupError} with every wrong variable.
 */
export function readEnv(
  { mail }: Pick<Company, 'mail'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
) {
  const given = Object.fromEntries(
    Object.keys(variables.shape).flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const { data: values, error } = variables.safeParse(given);
  const problems = [
    ...(error?.issues ?? []).map(({ path, message }) => sentence(String(path[0]), message)),
    ...missingSecret('WEBHOOK_URL', 'WEBHOOK_SECRET'),
    ...missingSecret('ALERT_URL', 'ALERT_SECRET'),
  ];
  if (!values || problems.length > 0) throw new SetupError([...new Set(problems)]);

  return {
    host: values.HOST,
    port: values.PORT,
    /** File descriptor of a socket opened by systemd, or null. */
    socket: socketOf(environment),
    /** Absolute path. */
    dataDir: values.DATA_DIR,
    /** Absolute path, or null. */
    backupDir: values.BACKUP_DIR ?? null,
    /** `postgres://…`, or null for the SQLite file in `dataDir`. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** Null: mails are written as .eml files into `dataDir`. */
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? mail.hello,
    mailTo: values.MAIL_TO ?? mail.hello,
    mailToCareers: values.MAIL_TO_CAREERS ?? mail.careers,
    /** Origin of the site, without a trailing slash. */
    siteUrl: values.PUBLIC_SITE_URL,
    /** The path of the functions, or their address on another host. */
    functionsUrl: values.PUBLIC_FUNCTIONS_URL,
    /** Origins of other sites that may call the functions. */
    allowedOrigins: values.ALLOWED_ORIGINS,
    /** 0 = no limit. */
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    /** Proxies whose X-Forwarded-For is trusted. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Limit for all senders together; 0 = no limit. */
    confirmationsPerHour: values.CONFIRMATIONS_PER_HOUR,
    webhook: targetOf(values.WEBHOOK_URL, values.WEBHOOK_SECRET),
    /** Where alerts are posted. */
    alert: targetOf(values.ALERT_URL, values.ALERT_SECRET),
    /** Null: no metrics. */
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    /** PEM file of certificate authorities, trusted beside those of Node. */
    extraCertificates: values.NODE_EXTRA_CA_CERTS ?? null,
    deskHost: values.DESK_HOST,
    deskPort: values.DESK_PORT,
    /** Origin of the desk behind its proxy; null when it is used only on this machine. */
    deskUrl: values.DESK_URL ?? null,
    /** Mail addresses, in lower case, that may sign in at `deskUrl`. */
    deskPeople: values.DESK_PEOPLE,
    logLevel: values.LOG_LEVEL,
  };

  function sentence(name: string, want: string): string {
    // Passwords in addresses and secrets must not be logged.
    const shown = /URL|SECRET/.test(name) ? '' : ` "${given[name]}"`;
    return `${name}${shown} is not valid: put ${want}.`;
  }

  function missingSecret(url: string, secret: string): string[] {
    return given[url] && !given[secret]
      ? [`${secret} is missing: ${url} is set, and without a secret nothing is signed.`]
      : [];
  }
}

function targetOf(url?: string, secret?: string): SignedTarget | null {
  return url && secret ? { url, secret } : null;
}

/**
 * The socket of `deploy/systemd/kogge-site.socket`, which queues new connections during a restart.
 * https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
function socketOf({ LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>>): 3 | null {
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? 3 : null;
}

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether the host of an address is this machine (loopback). */
export function isLocal(address: string): boolean {
  const host = URL.parse(address)?.hostname.toLowerCase() ?? '';
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}
