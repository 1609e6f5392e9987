/** What may be logged of a failure: codes, never texts, which may repeat an address. */
interface FailureFacts {
  code: string;
  /** Status of the SMTP or HTTP answer, if there was one. */
  status?: number;
  /** The SMTP command that was answered. */
  command?: string;
}

/** Why something was not delivered. The message is for the operator and stays in the store. */
export class Failure extends Error {
  readonly facts: FailureFacts;
  /** Retrying is useless: the recipient's address is wrong. */
  readonly permanent: boolean;

  constructor(message: string, facts: FailureFacts, permanent = false) {
    super(message.slice(0, 500));
    this.facts = facts;
    this.permanent = permanent;
  }
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
  /** One for each refused recipient; a mail here has one. */
  rejectedErrors?: SmtpError[];
}

/** Any error as a failure. Only a 5xx answer to RCPT TO is permanent: everything else may be mended by waiting. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (!(error instanceof Error)) return new Failure(String(error), { code: 'UNKNOWN' });
  const { code, responseCode, command } = error as SmtpError;
  const status = (error as SmtpError).rejectedErrors?.[0]?.responseCode ?? responseCode;
  return new Failure(
    // When IPv4 and IPv6 both refuse, the error has a code and an empty message.
    error.message || String(code ?? error.name),
    {
      code: code ?? error.name,
      ...(status ? { status } : {}),
      ...(command ? { command } : {}),
    },
    code === 'EENVELOPE' && command === 'RCPT TO' && (status ?? 0) >= 500,
  );
}

/** Whether a mail server has refused a mail for its size (RFC 1870, 6; RFC 3463, 5.3.4). */
export function isTooLarge(error: unknown): boolean {
  const { responseCode, message = '' } = error as SmtpError;
  return responseCode === 552 || /\b5\.3\.4\b|size larger than allowed/i.test(message);
}
