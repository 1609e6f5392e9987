import { dayMs, hourMs, minuteMs } from '../../domain/periods.ts';
import type { RequestKind } from '../../domain/requests/index.ts';
import { networksOf } from './addresses.ts';
import { allSenders, type Charge, createCounts } from './counts.ts';
import { Refusal } from './refusal.ts';

/** Uploads of one address in a day (UTC), in KiB: a dozen of the largest applications. */
const uploadKiB = 250 * 1024;
/** Files of suspected spam in a day, from all addresses together, in KiB. */
const spamKiB = 20 * 1024;
/** The share of CONFIRMATIONS_PER_HOUR that one address may use. */
const confirmationShare = 0.1;

export type Limits = ReturnType<typeof createLimits>;

interface Parts {
  clock: () => Date;
  /** 0 = no limit on requests. */
  perMinute: number;
  /** For all senders together; 0 = no limit. */
  confirmationsPerHour: number;
}

/** The limits on one sender, counted in this process. */
export function createLimits({ clock, perMinute, confirmationsPerHour }: Parts) {
  const counts = createCounts(clock);

  // Refused requests are not counted, so that other senders in the same /48 can still send.
  function refuseOverLimit(charges: readonly Charge[]): void {
    const retryAfter = counts.fullFor(charges);
    if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter });
  }

  function filesOf(address: string, bytes: number): Charge[] {
    if (bytes === 0) return [];
    return counts.chargesFor(networksOf(address), 'files', kiB(bytes), uploadKiB, dayMs);
  }

  return {
    /**
     * Counts a request, accepted or not. Throws {@link Refusal} (429), uncounted, when its address or network is over
     * the limit for this kind in this minute, or when `announced` bytes of files are over the limit of the day.
     */
    takeRequest(address: string, kind: RequestKind, announced: number): void {
      const requests =
        perMinute > 0 ? counts.chargesFor(networksOf(address), kind, 1, perMinute, minuteMs) : [];
      refuseOverLimit([...requests, ...filesOf(address, announced)]);
      counts.add(requests);
    },
    /** Counts bytes of files before they are stored. Throws {@link Refusal} (429), uncounted, over the limit. */
    takeFiles(address: string, bytes: number): void {
      const files = filesOf(address, bytes);
      refuseOverLimit(files);
      counts.add(files);
    },
    /** Counts bytes of files of suspected spam; false, uncounted, over the limit of the day. */
    takeSpamFiles(bytes: number): boolean {
      return counts.addUnlessFull(counts.chargesFor([allSenders], 'spam', kiB(bytes), spamKiB, dayMs));
    },
    /** Counts a confirmation; false, uncounted, when its address or network has used its share of the hour. */
    takeConfirmation(address: string): boolean {
      if (confirmationsPerHour === 0) return true;
      const limit = Math.ceil(confirmationsPerHour * confirmationShare);
      return counts.addUnlessFull(counts.chargesFor(networksOf(address), 'confirmation', 1, limit, hourMs));
    },
  };
}

function kiB(bytes: number): number {
  return Math.ceil(bytes / 1024);
}
