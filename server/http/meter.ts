import type { Channel, RequestKind } from '../../domain/requests/index.ts';
import { type RefusalCode, statuses } from './refusal.ts';

export const requestOutcomes = ['saved', 'replayed', 'spam', 'refused'] as const;
export const deliveryOutcomes = ['delivered', 'failed', 'given_up', 'withheld'] as const;
/** The codes of refusals, an ambiguous host, and an exception. */
export const refusalReasons = [...(Object.keys(statuses) as RefusalCode[]), 'host', 'internal'] as const;

/** Counts events for the metrics. Labels come from fixed lists, so that the number of series is bounded. */
export interface Meter {
  /** Counts a call of a function and its duration in milliseconds. */
  request(kind: RequestKind, outcome: (typeof requestOutcomes)[number], ms: number): void;
  refusal(reason: (typeof refusalReasons)[number]): void;
  delivery(channel: Channel, outcome: (typeof deliveryOutcomes)[number]): void;
}

/** Used while METRICS_PORT is not set. */
export const noMeter: Meter = { request() {}, refusal() {}, delivery() {} };
