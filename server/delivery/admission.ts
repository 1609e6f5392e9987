import type { Meter } from '../http/meter.ts';
import type { Log } from '../log.ts';
import type { Outgoing, Store, StoredRequest } from '../store/store.ts';
import { canonicalAddress } from './canonical-address.ts';

// Confirmations to one recipient: a stranger may have typed this address (docs/product.md, "One recipient").
const perDay = 3;

interface Parts {
  store: Pick<Store, 'outbox'>;
  /** Limit for all processes together; 0 = no limit. */
  confirmationsPerHour: number;
  log: Log;
  meter: Pick<Meter, 'delivery'>;
  clock: () => Date;
}

/** Whether a confirmation may be sent. One over a limit is marked as withheld in the store, where staff see it. */
export type Admission = (row: Outgoing, request: StoredRequest) => Promise<boolean>;

export function createAdmission({ store, confirmationsPerHour, log, meter, clock }: Parts): Admission {
  let ceilingLoggedHour = '';

  /** Logs at most once an hour. */
  function logCeiling(now: Date): void {
    const hour = now.toISOString().slice(0, 13);
    if (hour === ceilingLoggedHour) return;
    ceilingLoggedHour = hour;
    log.warn({ event: 'ceiling', confirmationsPerHour }, 'no more confirmations in this hour');
  }

  return async (row, { fields }) => {
    const now = clock();
    const recipient = canonicalAddress(fields.email);
    const admission = await store.outbox.admit(
      row,
      recipient,
      { perDay, perHour: confirmationsPerHour },
      now,
    );
    if (admission === 'granted') return true;
    const { requestId: request, channel } = row;
    log.info({ event: 'withheld', request, channel, limit: admission }, 'withheld');
    meter.delivery(channel, 'withheld');
    if (admission === 'ceiling') logCeiling(now);
    return false;
  };
}
