import { once } from 'node:events';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { Failure, failureOf, isOutage, isVerdict, type MailStep, mailSteps } from './failure.ts';
import { type MailConfig, parseAddress } from './mail.ts';
import { smtpOptions } from './mail-transport.ts';
import { createRecovery } from './recovery.ts';

/** State of the mail server, known from the mails that are sent and from trials in between. */
export interface MailWatch {
  /** Says hello, logs in and names the sender, but sends nothing. Not when a mail was sent in the last `quietMs`. */
  attempt(quietMs: number): Promise<void>;
  /** A mail was taken. */
  sent(): void;
  /** A mail was not taken. */
  failed(failure: Failure): void;
  /** Whether, since this was asked last, the first success after a failure or after the start has come. */
  hasRecovered(): boolean;
  /** Where sending fails; null while it works, undefined before anything is known. */
  problem(): { code: MailStep; reason: string } | null | undefined;
  /** Null before the first mail of this process. */
  lastSentAt(): Date | null;
}

type Config = Pick<MailConfig, 'smtpUrl' | 'siteUrl' | 'mailFrom'>;

const trialTimeoutMs = 15_000;
// A whole trial ends before the next one begins (health/check.ts).
const wholeTrial = 1.2;

export function watchMailServer(
  config: Config,
  clock: () => Date = () => new Date(),
  timeoutMs = trialTimeoutMs,
): MailWatch {
  const { smtpUrl } = config;
  const recovery = createRecovery(clock);
  // Mails as files always work.
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
        // A trial does not show that a mail refused for its content would be taken now.
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
    hasRecovered: recovery.take,
    problem: () => step && { code: step, reason: `Mails wait: ${mailSteps[step]}.` },
    lastSentAt: () => lastSentAt,
  };
}

/**
 * Goes all steps of a sending but the mail itself: connection, encryption, certificate, login, sender. Throws
 * {@link Failure}, whose step says where it ended.
 */
export async function tryMailServer(
  config: { smtpUrl: string; siteUrl: string; mailFrom: string },
  timeoutMs = trialTimeoutMs,
): Promise<void> {
  const { options } = new SMTPTransport(smtpOptions(config, timeoutMs));
  const { address } = parseAddress(config.mailFrom);
  const connection = new SMTPConnection({
    ...options,
    // nodemailer names a sender only together with a mail. A way to log in may send any command.
    customAuth: {
      async SENDER({ sendCommand }) {
        const { status, text } = await sendCommand(`MAIL FROM:<${address}>`);
        if (status !== 250) throw new Error(text);
        await sendCommand('RSET');
      },
    },
  });
  const deadline = setTimeout(() => connection.close(), wholeTrial * timeoutMs);
  try {
    await Promise.race([ended(connection), talk(connection, options.auth)]);
  } catch (error) {
    throw failureOf(error);
  } finally {
    clearTimeout(deadline);
    connection.on('error', () => {});
    connection.quit();
  }
}

async function ended(connection: SMTPConnection): Promise<never> {
  const [error] = await Promise.race([once(connection, 'error'), once(connection, 'end')]);
  throw error ?? new Failure('Connection closed', { code: 'ECONNECTION', step: 'connection' });
}

async function talk(connection: SMTPConnection, auth: SMTPTransport['options']['auth']): Promise<void> {
  await called((done) => connection.connect(done));
  if (auth && connection.allowsAuth) await called((done) => connection.login(auth, done));
  try {
    await called((done) => connection.login({ method: 'SENDER' }, done));
  } catch (error) {
    const { message, responseCode: status } = error as Error & { responseCode?: number };
    throw new Failure(message, { code: 'EENVELOPE', step: 'sender', ...(status ? { status } : {}) });
  }
}

function called(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });
}
