/** What is wrong with one thing: a code for programs, a sentence for people. Neither holds what a visitor sent. */
export interface Problem {
  code: string;
  reason: string;
}

/** The things that are looked at. */
export const checkNames = ['store', 'disk', 'mail', 'outbox', 'retention'] as const;
export type CheckName = (typeof checkNames)[number];

/** Looks at one thing: its problem, null when it works, undefined when that cannot be said now. */
export type Look = () => Promise<Problem | null | undefined>;

export type CheckState =
  | { status: 'ok' | 'unknown' }
  | ({ status: 'failing' /** When it was seen first. */; since: Date } & Problem);

export type HealthReport = Readonly<Record<CheckName, CheckState>>;

/** Before anything was looked at. */
export const nothingSeen: HealthReport = {
  store: { status: 'unknown' },
  disk: { status: 'unknown' },
  mail: { status: 'unknown' },
  outbox: { status: 'unknown' },
  retention: { status: 'unknown' },
};

/**
 * Seen twice before anybody is called, a problem must still be told within a minute, even one that takes as long to be
 * seen.
 */
export const lookEveryMs = 20_000;
