/** Why a check fails: a code for programs, a sentence for people. Neither holds data of visitors. */
export interface Problem {
  code: string;
  reason: string;
}

/** Names of the checks. */
export const checkNames = ['store', 'disk', 'mail', 'outbox', 'retention'] as const;
export type CheckName = (typeof checkNames)[number];

/** Runs a check: its problem, null when it passes, undefined when that cannot be known now. */
export type Look = () => Promise<Problem | null | undefined>;

export type CheckState =
  | { status: 'ok' | 'unknown' }
  | ({ status: 'failing' /** When it was seen first. */; since: Date } & Problem);

export type HealthReport = Readonly<Record<CheckName, CheckState>>;

/** Before the first checks have ended. */
export const nothingSeen: HealthReport = {
  store: { status: 'unknown' },
  disk: { status: 'unknown' },
  mail: { status: 'unknown' },
  outbox: { status: 'unknown' },
  retention: { status: 'unknown' },
};

/**
 * How often each check runs, and how long it may take. A problem is posted when it was seen twice: within a minute, even
 * when each look takes that long.
 */
export const lookEveryMs = 20_000;
