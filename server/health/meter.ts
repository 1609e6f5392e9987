import type { RequestKind } from '../../domain/requests/index.ts';
import type { RefusalCode } from '../functions/refusal.ts';
import type { Channel } from '../store/store.ts';

/**
 * Counts what happens. Every name it is given comes from a list of this program, none from a visitor, so that nobody can
 * make it count without end.
 */
export interface Meter {
  /** A call of a function, and how many milliseconds it took. */
  request(kind: RequestKind, outcome: 'saved' | 'replayed' | 'spam' | 'refused', ms: number): void;
  /** Whatever was refused: a call of a function, a request without a clear host, one that failed inside the program. */
  refusal(reason: RefusalCode | 'host' | 'internal'): void;
  delivery(channel: Channel, outcome: 'delivered' | 'failed' | 'given_up' | 'withheld'): void;
}

/** While METRICS_PORT is not set. */
export const noMeter: Meter = { request() {}, refusal() {}, delivery() {} };
