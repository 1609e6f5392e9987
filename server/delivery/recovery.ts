/** Tells when failed rows may be sent again, because another one got through. */
export interface Recovery {
  failed(): void;
  succeeded(): void;
  /** Whether, since this was asked last, the first success after a failure or after the start has come. */
  take(): boolean;
}

// A single mail that is always refused must not be retried with every other one.
const pauseMs = 60_000;

/** Recovers at most once a minute, so that rows that fail for a reason of their own keep their growing pauses. */
export function createRecovery(clock: () => Date): Recovery {
  // Rows that failed in an earlier process wait as well.
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
