import { dayMs, hourMs, minuteMs } from '../../domain/periods.ts';
import type { RequestKind } from '../../domain/requests/index.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { networksOf } from './addresses.ts';
import { allSenders, type Charge, createCounts } from './counts.ts';
import { Refusal } from './refusal.ts';

/** What one address may upload in a day (UTC), in KiB: a dozen of the largest applications. */
const uploadKiB = 250 * 1024;
/** What suspected spam may upload in a day, from all addresses together, in KiB. */
const spamKiB = 20 * 1024;
/** The part of CONFIRMATIONS_PER_HOUR that one address may use up. */
const confirmationShare = 0.1;

export interface Limits {
  /**
   * Counts a request, whatever becomes of it. Refuses it uncounted (429) when one address or network has sent too many
   * of its kind in a minute, or when the announced bytes of files are more than it may still bring that day.
   */
  takeRequest(address: string, kind: RequestKind, announced: number): Promise<void>;
  /** Counts bytes of files that are about to be stored, or refuses them uncounted (429). */
  takeFiles(address: string, bytes: number): Promise<void>;
  /** Counts bytes of files of suspected spam; false, and uncounted, when there is no more room for them today. */
  takeSpamFiles(bytes: number): Promise<boolean>;
  /** Counts a confirmation; false, and uncounted, when this address or network has used up its part of the hour's. */
  takeConfirmation(address: string): Promise<boolean>;
  /** Adds what was counted here to the store, and learns what other processes have counted. */
  sync(): Promise<void>;
}

interface Parts {
  store: Pick<Store, 'addHits' | 'dailySalt'>;
  log: Log;
  clock: () => Date;
  /** 0 = no limit on requests. */
  perMinute: number;
  /** For all senders together; 0 = no limit. */
  confirmationsPerHour: number;
}

/** How much one sender may send. */
export function createLimits({ store, log, clock, perMinute, confirmationsPerHour }: Parts): Limits {
  const counts = createCounts({ store, log, clock });

  /** A refused request is not counted, so that its neighbours in the same /48 can still send. */
  function refuseOverLimit(charges: readonly Charge[]): void {
    const retryAfter = counts.fullFor(charges);
    if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter });
  }

  return {
    async takeRequest(address, kind, announced) {
      const charge = await counts.chargesFor(networksOf(address));
      const requests = perMinute > 0 ? charge(kind, 1, perMinute, minuteMs) : [];
      const files = announced > 0 ? charge('files', kiB(announced), uploadKiB, dayMs) : [];
      refuseOverLimit([...requests, ...files]);
      counts.add(requests);
    },
    async takeFiles(address, bytes) {
      if (bytes === 0) return;
      const files = (await counts.chargesFor(networksOf(address)))('files', kiB(bytes), uploadKiB, dayMs);
      refuseOverLimit(files);
      counts.add(files);
    },
    async takeSpamFiles(bytes) {
      const charge = await counts.chargesFor([allSenders]);
      return counts.addUnlessFull(charge('spam', kiB(bytes), spamKiB, dayMs));
    },
    async takeConfirmation(address) {
      if (confirmationsPerHour === 0) return true;
      const limit = Math.ceil(confirmationsPerHour * confirmationShare);
      const charge = await counts.chargesFor(networksOf(address));
      return counts.addUnlessFull(charge('confirmation', 1, limit, hourMs));
    },
    sync: counts.sync,
  };
}

function kiB(bytes: number): number {
  return Math.ceil(bytes / 1024);
}
