import { dayMs, hourMs, minuteMs } from '../../domain/periods.ts';
import type { RequestKind } from '../../domain/requests/index.ts';
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
  takeRequest(address: string, kind: RequestKind, announced: number): void;
  /** Counts bytes of files that are about to be stored, or refuses them uncounted (429). */
  takeFiles(address: string, bytes: number): void;
  /** Counts bytes of files of suspected spam; false, and uncounted, when there is no more room for them today. */
  takeSpamFiles(bytes: number): boolean;
  /** Counts a confirmation; false, and uncounted, when this address or network has used up its part of the hour's. */
  takeConfirmation(address: string): boolean;
}

interface Parts {
  clock: () => Date;
  /** 0 = no limit on requests. */
  perMinute: number;
  /** For all senders together; 0 = no limit. */
  confirmationsPerHour: number;
}

/** How much one sender may send to this process. */
export function createLimits({ clock, perMinute, confirmationsPerHour }: Parts): Limits {
  const counts = createCounts(clock);

  /** A refused request is not counted, so that its neighbours in the same /48 can still send. */
  function refuseOverLimit(charges: readonly Charge[]): void {
    const retryAfter = counts.fullFor(charges);
    if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter });
  }

  function filesOf(address: string, bytes: number): Charge[] {
    if (bytes === 0) return [];
    return counts.chargesFor(networksOf(address), 'files', kiB(bytes), uploadKiB, dayMs);
  }

  return {
    takeRequest(address, kind, announced) {
      const requests =
        perMinute > 0 ? counts.chargesFor(networksOf(address), kind, 1, perMinute, minuteMs) : [];
      refuseOverLimit([...requests, ...filesOf(address, announced)]);
      counts.add(requests);
    },
    takeFiles(address, bytes) {
      const files = filesOf(address, bytes);
      refuseOverLimit(files);
      counts.add(files);
    },
    takeSpamFiles(bytes) {
      return counts.addUnlessFull(counts.chargesFor([allSenders], 'spam', kiB(bytes), spamKiB, dayMs));
    },
    takeConfirmation(address) {
      if (confirmationsPerHour === 0) return true;
      const limit = Math.ceil(confirmationsPerHour * confirmationShare);
      return counts.addUnlessFull(counts.chargesFor(networksOf(address), 'confirmation', 1, limit, hourMs));
    },
  };
}

function kiB(bytes: number): number {
  return Math.ceil(bytes / 1024);
}
