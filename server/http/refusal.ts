import type { FileProblem, Problem } from '../../domain/requests/index.ts';

/** Codes of refusals and their HTTP status (docs/product.md, "Function bodies"). */
export const statuses = {
  invalid_fields: 400,
  invalid_body: 400,
  consent_missing: 400,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  timed_out: 408,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof statuses;

/** Problems by field name; a missing consent by its name in the form. */
export type FieldProblems = Readonly<Record<string, Problem | FileProblem>>;

/** Thrown wherever a request is refused. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: FieldProblems;
  /** Seconds, for the header Retry-After. */
  readonly retryAfter: number | null;
  /** The original error, for the log. */
  override readonly cause: unknown;

  constructor(
    code: RefusalCode,
    details: { fields?: FieldProblems; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.cause = details.cause;
  }
}

/** Turns any other error of `work` into a refusal with 503. */
export async function orUnavailable<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal('unavailable', { retryAfter: 30, cause });
  }
}
