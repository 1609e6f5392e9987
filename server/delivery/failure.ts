/** The steps of SMTP at which sending can fail, in order, with the words for the operator. */
export const mailSteps = {
  dns: 'the name of the mail server is not known (DNS)',
  connection: 'the mail server does not answer, or hangs up',
  greeting: 'the mail server answers, but takes no mails now',
  tls: 'the mail server offers no encryption that works',
  certificate: 'the certificate of the mail server has ended or comes from nobody who is trusted here',
  certificate_name: 'the certificate of the mail server is for another name',
  login: 'the mail server refuses user or password',
  sender: 'the mail server refuses the sender, MAIL_FROM',
  recipient: 'the mail server refuses the recipient',
  content: 'the mail server refuses the mail itself',
} as const;

export type MailStep = keyof typeof mailSteps;

/** The loggable facts of a failure: codes, no messages, which may quote an address. */
interface FailureFacts {
  code: string;
  step?: MailStep;
  /** Status of the SMTP or HTTP answer. */
  status?: number;
  /** The SMTP command that failed. */
  command?: string;
}

/** Why a row was not delivered. The message is for the operator and stays in the store. */
export class Failure extends Error {
  readonly facts: FailureFacts;
  /** The recipient's address is wrong: retrying is useless. */
  readonly permanent: boolean;

  constructor(message: string, facts: FailureFacts, permanent = false) {
    super(message.slice(0, 500));
    this.facts = facts;
    this.permanent = permanent;
  }
}

interface SmtpError extends Error {
  code?: string;
  /** The code of the system or of TLS that nodemailer has replaced. */
  originalCode?: string;
  responseCode?: number;
  command?: string;
  /** One for each refused recipient; a mail here has one. */
  rejectedErrors?: SmtpError[];
}

/** Turns any error into a {@link Failure}. Only a 5xx answer to RCPT TO is permanent. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (!(error instanceof Error)) return new Failure(String(error), { code: 'UNKNOWN' });
  const { code, originalCode, responseCode, command } = error as SmtpError;
  const status = (error as SmtpError).rejectedErrors?.[0]?.responseCode ?? responseCode;
  const step = stepOf(error);
  // "ECONNREFUSED" says more than nodemailer's "ESOCKET".
  const cause = originalCode ?? code ?? error.name;
  return new Failure(
    // When IPv4 and IPv6 both refuse, the error has a code and an empty message.
    error.message || (step ? `${mailSteps[step]}: ${cause}` : cause),
    {
      code: cause,
      ...(step ? { step } : {}),
      ...(status ? { status } : {}),
      ...(command ? { command } : {}),
    },
    code === 'EENVELOPE' && command === 'RCPT TO' && (status ?? 0) >= 500,
  );
}

/** Whether a failure concerns every mail, not only this recipient or content. */
export function isOutage({ facts: { step } }: Failure): boolean {
  return step !== undefined && step !== 'recipient' && step !== 'content';
}

/** Whether this recipient or content is refused for good, which says nothing about other mails. */
export function isVerdict({ facts: { step, status = 0 } }: Failure): boolean {
  return (step === 'recipient' || step === 'content') && status >= 500;
}

/** Null for an error that does not come from SMTP. */
function stepOf({ code = '', originalCode = '', command = '', message }: SmtpError): MailStep | null {
  if (code === 'EAUTH' || command.startsWith('AUTH')) return 'login';
  if (command === 'DATA' || code === 'EMESSAGE') return 'content';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  if (code === 'EDNS' || originalCode === 'ENOTFOUND') return 'dns';
  // After STARTTLS nodemailer keeps only the message of the TLS error.
  if (/ALTNAME/.test(originalCode) || /does not match certificate/.test(message)) return 'certificate_name';
  if (/CERT|ISSUER|SIGNATURE/.test(originalCode) || /certificate|self.signed/i.test(message))
    return 'certificate';
  if (code === 'ETLS' || command === 'STARTTLS' || /SSL|EPROTO/.test(originalCode)) return 'tls';
  if (command === 'EHLO' || code === 'EPROTOCOL') return 'greeting';
  return /^(?:ECONNECTION|ESOCKET|ETIMEDOUT|EABORT)$/.test(code) ? 'connection' : null;
}

/** Whether the mail server has refused a mail for its size (RFC 1870, 6; RFC 3463, 5.3.4). */
export function isTooLarge(error: unknown): boolean {
  const { responseCode, message = '' } = error as SmtpError;
  return responseCode === 552 || /\b5\.3\.4\b|size larger than allowed/i.test(message);
}
