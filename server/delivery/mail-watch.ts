import { once } from 'node:events';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { Failure, failureOf, isOutage, isVerdict, type MailStep, mailSteps } from './failure.ts';
import { type MailConfig, parseAddress } from './mail.ts';
import { smtpOptions } from './mail-transport.ts';
import { Recovery } from './recovery.ts';

/** The state of the mail server, from sent mails and from probes in between. */
export interface MailWatch {
  /** Probes the mail server without sending a mail; skipped when a mail was sent in the last `quietMs`. */
  attempt(quietMs: number): Promise<void>;
  /** To call when a mail was accepted. */
  sent(): void;
  /** To call when a mail was not accepted. */
  failed(failure: Failure): void;
  /** Whether sending has recovered since the last call: see {@link Recovery}. A recovery is returned once. */
  takeRecovery(): boolean;
  /** The step at which sending fails; null while it works, undefined before the first attempt. */
  problem(): { code: MailStep; reason: string } | null | undefined;
  /** When this process last sent a mail; null before the first one. */
  lastSentAt(): Date | null;
}

type Config = Pick<MailConfig, 'smtpUrl' | 'siteUrl' | 'mailFrom'>;

const probeTimeoutMs = 15_000;
// Time for a whole probe, in timeouts of one step: it ends before the next one begins (health/check.ts).
const wholeProbe = 1.2;

export function watchMailServer(
  config: Config,
  clock: () => Date = () => new Date(),
  timeoutMs = probeTimeoutMs,
): MailWatch {
  const { smtpUrl } = config;
  const recovery = new Recovery(clock);
  // Writing mails as files always works.
  let step: MailStep | null | undefined = smtpUrl ? undefined : null;
  let lastSentAt: Date | null = null;

  function note(failure: Failure): void {
    if (!isVerdict(failure)) recovery.failed();
    if (isOutage(failure)) step = failure.facts.step;
  }

  return {
    async attempt(quietMs) {
      const quiet = lastSentAt && clock().getTime() - lastSentAt.getTime() < quietMs;
      if (!smtpUrl || (quiet && !step)) return;
      try {
        await tryMailServer({ ...config, smtpUrl }, timeoutMs);
        // A probe does not show whether a mail refused for its content would be accepted now.
        if (step !== null) recovery.succeeded();
        step = null;
      } catch (error) {
        note(failureOf(error));
      }
    },
    sent() {
      lastSentAt = clock();
      step = null;
      recovery.succeeded();
    },
    failed: note,
    takeRecovery: () => recovery.takeRecovery(),
    problem: () => step && { code: step, reason: `Mails wait: ${mailSteps[step]}.` },
    lastSentAt: () => lastSentAt,
  };
}

/**
 * Probes the mail server with every step but the mail itself: connection, encryption, certificate, login, sender. Throws
 * {@link Failure} with the step that failed.
 */
export async function tryMailServer(
  config: { smtpUrl: string; siteUrl: string; mailFrom: string },
  timeoutMs = probeTimeoutMs,
): Promise<void> {
  const { options } = new SMTPTransport(smtpOptions(config, timeoutMs));
  const { address } = parseAddress(config.mailFrom);
  const connection = new SMTPConnection({
    ...options,
    // nodemailer has no method for MAIL FROM alone, but a custom login may send any command.
    customAuth: {
      async SENDER({ sendCommand }) {
        const { status, text } = await sendCommand(`MAIL FROM:<${address}>`);
        if (status !== 250) throw new Error(text);
        await sendCommand('RSET');
      },
    },
  });
  const deadline = setTimeout(() => connection.close(), wholeProbe * timeoutMs);
  try {
    await Promise.race([closed(connection), handshake(connection, options.auth)]);
  } catch (error) {
    throw failureOf(error);
  } finally {
    clearTimeout(deadline);
    connection.on('error', () => {});
    connection.quit();
  }
}

async function closed(connection: SMTPConnection): Promise<never> {
  const [error] = await Promise.race([once(connection, 'error'), once(connection, 'end')]);
  throw error ?? new Failure('Connection closed', { code: 'ECONNECTION', step: 'connection' });
}

async function handshake(connection: SMTPConnection, auth: SMTPTransport['options']['auth']): Promise<void> {
  await promiseOf((done) => connection.connect(done));
  if (auth && connection.allowsAuth) await promiseOf((done) => connection.login(auth, done));
  try {
    await promiseOf((done) => connection.login({ method: 'SENDER' }, done));
  } catch (error) {
    const { message, responseCode: status } = error as Error & { responseCode?: number };
    throw new Failure(message, { code: 'EENVELOPE', step: 'sender', ...(status ? { status } : {}) });
  }
}

function promiseOf(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });
}
