import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions, type SMTPTransportOptions } from 'nodemailer';
import { isLocal } from '../env.ts';
import { spaceAboveFloor } from '../store/free-space.ts';
import { mailsFolder } from '../store/request-files.ts';
import type { Outgoing } from '../store/store.ts';
import type { MailConfig } from './mail.ts';

/** Where mails go: a mail server, or files that any mail program opens. */
export interface MailTransport {
  /** Resolves when the other side has taken the mail; rejects with nodemailer's error. */
  send(row: Outgoing, mail: SendMailOptions): Promise<void>;
  close(): void;
}

// A mail never reads files or addresses of this machine, whatever words it carries.
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

/** How the mail server of SMTP_URL is spoken to, for nodemailer. */
export function smtpOptions(
  { smtpUrl, siteUrl }: { smtpUrl: string; siteUrl: string },
  socketTimeoutMs: number,
): SMTPTransportOptions {
  return {
    url: smtpUrl,
    // Sent with EHLO; spam filters dislike nodemailer's default, often [127.0.0.1].
    name: new URL(siteUrl).hostname,
    // Without it, somebody on the network could remove the offer of STARTTLS and read along. A `requireTLS` in SMTP_URL
    // wins.
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
    // The outbox alone decides when something is sent again.
    maxRequeues: 0,
  });
  return {
    async send(_, mail) {
      // Limits the whole sending: a server that answers byte by byte resets every other timeout.
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(4 * socketTimeoutMs) });
    },
    close: () => transport.close(),
  };
}

/** Files of applications wait in the outbox rather than take the room that everything else needs. Throws ENOSPC. */
async function leaveRoom(dataDir: string, bytes: number): Promise<void> {
  // Three times as much is left for an upload that is being stored.
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
        // Written under another name first, so that no mail program opens half a mail.
        await writeFile(`${file}.part`, message as Buffer);
        await rename(`${file}.part`, file);
      };
      // One after the other: two that are looked at together would both find the same room.
      const done = last.then(write);
      last = done.catch(() => {});
      await done;
    },
    close: () => {},
  };
}
