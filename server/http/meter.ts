import type { Channel, RequestKind } from '../../domain/requests/index.ts';
import { type RefusalCode, statuses } from './refusal.ts';

export const requestOutcomes = ['saved', 'replayed', 'spam', 'refused'] as const;
export const deliveryOutcomes = ['delivered', 'failed', 'given_up', 'withheld'] as const;
/** The codes of refusals, and two without one: an unclear host, an exception. */
export const refusalReasons = [...(Object.keys(statuses) as RefusalCode[]), 'host', 'internal'] as const;

/**
 * Counts events for the metrics. Labels come from fixed lists, never from a visitor, so that the number of series is
 * bounded.
 */
export interface Meter {
  /** A call of a function, and how many milliseconds it took. */
  request(kind: RequestKind, outcome: (typeof requestOutcomes)[number], ms: number): void;
  refusal(reason: (typeof refusalReasons)[number]): void;
  delivery(channel: Channel, outcome: (typeof deliveryOutcomes)[number]): void;
}

/** While METRICS_PORT is not set. */
export const noMeter: Meter = { request() {}, refusal() {}, delivery() {} };
