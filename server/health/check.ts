/** Why a check fails, without data of visitors: a code for programs, a sentence for people. */
export interface Problem {
  code: string;
  reason: string;
}

export const checkNames = ['store', 'disk', 'mail', 'outbox', 'retention'] as const;
export type CheckName = (typeof checkNames)[number];

/** Runs a check: null when it passes, undefined when the result is unknown. */
export type Check = () => Promise<Problem | null | undefined>;

export type CheckState = { status: 'ok' | 'unknown' } | ({ status: 'failing'; since: Date } & Problem);

export type HealthReport = Readonly<Record<CheckName, CheckState>>;

/** Before the first checks have ended. */
export const nothingSeen: HealthReport = {
  store: { status: 'unknown' },
  disk: { status: 'unknown' },
  mail: { status: 'unknown' },
  outbox: { status: 'unknown' },
  retention: { status: 'unknown' },
};

/** Interval and time limit of a check. A problem is posted after two failures, so within a minute. */
export const checkEveryMs = 20_000;
