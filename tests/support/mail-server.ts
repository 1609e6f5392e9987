import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail extends Email {
  /** The recipients of the SMTP envelope. */
  recipients: string[];
  raw: string;
}

/** An SMTP server on loopback that keeps its mails. `options` can refuse or delay any step. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  readonly #server: SMTPServer;
  #waiting: (() => void)[] = [];

  constructor(options: SMTPServerOptions = {}) {
    this.#server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const raw = Buffer.concat(chunks);
          const mail = await PostalMime.parse(raw);
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          this.mails.push({ ...mail, recipients, raw: raw.toString('utf8') });
          done();
          for (const resume of this.#waiting.splice(0)) resume();
        });
      },
      ...options,
    });
    this.#server.on('error', () => {});
  }

  /** Listens on a free port, or on `port`, and returns the SMTP_URL. */
  async start(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server.server, 'listening');
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** Waits for `count` mails to `address`, and returns them. */
  async to(address: string, count = 1): Promise<ReceivedMail[]> {
    for (;;) {
      const found = this.mails.filter((mail) => mail.recipients.includes(address));
      if (found.length >= count) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
