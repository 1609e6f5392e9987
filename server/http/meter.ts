import type { Channel, RequestKind } from '../../domain/requests/index.ts';
import { type RefusalCode, statuses } from './refusal.ts';

export const requestOutcomes = ['saved', 'replayed', 'spam', 'refused'] as const;
export const deliveryOutcomes = ['delivered', 'failed', 'given_up', 'withheld'] as const;
/** Codes of the answers, and what is refused without one: an unclear host, a fault of the program. */
export const refusalReasons = [...(Object.keys(statuses) as RefusalCode[]), 'host', 'internal'] as const;

/**
 * Counts what happens. Every name it is given comes from a list of this program, none from a visitor, so that nobody can
 * make it count without end.
 */
export interface Meter {
  /** A call of a function, and how many milliseconds it took. */
  request(kind: RequestKind, outcome: (typeof requestOutcomes)[number], ms: number): void;
  refusal(reason: (typeof refusalReasons)[number]): void;
  delivery(channel: Channel, outcome: (typeof deliveryOutcomes)[number]): void;
}

/** While METRICS_PORT is not set. */
export const noMeter: Meter = { request() {}, refusal() {}, delivery() {} };
