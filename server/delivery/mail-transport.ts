import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions, type SMTPTransportOptions } from 'nodemailer';
import { isLocal } from '../env.ts';
import { spaceAboveFloor } from '../store/free-space.ts';
import { mailsFolder } from '../store/request-files.ts';
import type { Outgoing } from '../store/store.ts';
import type { MailConfig } from './mail.ts';

/** The destination of mails: a mail server, or .eml files. */
export interface MailTransport {
  /** Resolves when the mail is accepted; rejects with nodemailer's error. */
  send(row: Outgoing, mail: SendMailOptions): Promise<void>;
  close(): void;
}

// nodemailer must never read a local file or a URL for a mail.
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** The mail server of SMTP_URL, or files such as `KG-7Q2M9F0X-confirmation.eml` in `mails/` of the data folder. */
export function openMailTransport(
  { smtpUrl, dataDir, siteUrl }: Pick<MailConfig, 'smtpUrl' | 'dataDir' | 'siteUrl'>,
  connections: number,
  socketTimeoutMs: number,
): MailTransport {
  return smtpUrl
    ? smtpTransport(smtpOptions({ smtpUrl, siteUrl }, socketTimeoutMs), connections, socketTimeoutMs)
    : fileTransport(dataDir);
}

/** nodemailer's options for the mail server of SMTP_URL. */
export function smtpOptions(
  { smtpUrl, siteUrl }: { smtpUrl: string; siteUrl: string },
  socketTimeoutMs: number,
): SMTPTransportOptions {
  return {
    url: smtpUrl,
    // Sent with EHLO; spam filters dislike nodemailer's default, often [127.0.0.1].
    name: new URL(siteUrl).hostname,
    // Against a downgrade: an attacker could remove STARTTLS from the answer. A `requireTLS` in SMTP_URL wins.
    requireTLS: !isLocal(smtpUrl),
    connectionTimeout: socketTimeoutMs / 2,
    greetingTimeout: socketTimeoutMs / 2,
    socketTimeout: socketTimeoutMs,
    dnsTimeout: socketTimeoutMs / 2,
    ...closed,
  };
}

function smtpTransport(
  options: SMTPTransportOptions,
  connections: number,
  socketTimeoutMs: number,
): MailTransport {
  const transport = createTransport({
    ...options,
    pool: true,
    maxConnections: connections,
    // Only the outbox retries.
    maxRequeues: 0,
  });
  return {
    async send(_, mail) {
      // A limit on the whole attempt: a server that answers byte by byte resets every other timeout.
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(4 * socketTimeoutMs) });
    },
    close: () => transport.close(),
  };
}

/** Throws ENOSPC when a mail with files would use up the reserved free space: it waits in the outbox. */
async function leaveRoom(dataDir: string, bytes: number): Promise<void> {
  // Room for the mail, and three times as much for an upload that is being stored.
  if (4 * bytes <= (await spaceAboveFloor(dataDir))) return;
  throw Object.assign(new Error('The disk of DATA_DIR is nearly full'), { code: 'ENOSPC' });
}

function fileTransport(dataDir: string): MailTransport {
  const mails = mailsFolder(dataDir);
  let last: Promise<void> = Promise.resolve();
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed });
  return {
    async send(row, mail) {
      const { message } = await transport.sendMail(mail);
      const file = path.join(mails, `${row.requestId}-${row.channel}.eml`);
      await mkdir(mails, { recursive: true });
      const write = async () => {
        if (mail.attachments?.length) await leaveRoom(dataDir, (message as Buffer).length);
        // Renamed when complete, so that no mail program opens half a mail.
        await writeFile(`${file}.part`, message as Buffer);
        await rename(`${file}.part`, file);
      };
      // One write at a time: two at once would both count the same free space.
      const done = last.then(write);
      last = done.catch(() => {});
      await done;
    },
    close: () => {},
  };
}
