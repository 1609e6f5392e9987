/** Tells when what has failed may be sent again, because something got through. */
export interface Recovery {
  failed(): void;
  succeeded(): void;
  /** Whether, since this was asked last, the first success after a failure or after the start has come. */
  take(): boolean;
}

// A single mail that nobody takes must not be sent again with every other one.
const pauseMs = 60_000;

/** At most once a minute, so that what fails for a reason of its own keeps its growing pauses, or nearly so. */
export function createRecovery(clock: () => Date): Recovery {
  // What failed in an earlier process waits as well.
  let missed = true;
  let recovered = false;
  let last = Number.NEGATIVE_INFINITY;
  return {
    failed() {
      missed = true;
    },
    succeeded() {
      const now = clock().getTime();
      if (!missed || now - last < pauseMs) return;
      missed = false;
      recovered = true;
      last = now;
    },
    take() {
      const value = recovered;
      recovered = false;
      return value;
    },
  };
}
