/** Detects the end of an outage: the first success after a failure or after the start, at most once a minute. */
export interface Recovery {
  failed(): void;
  succeeded(): void;
  /** Whether it has recovered since the last call. */
  take(): boolean;
}

// One mail that is always refused must not be retried with every success of another.
const pauseMs = 60_000;

export function createRecovery(clock: () => Date): Recovery {
  // True at the start: rows of an earlier process may wait.
  let hasFailed = true;
  let recovered = false;
  let last = Number.NEGATIVE_INFINITY;
  return {
    failed() {
      hasFailed = true;
    },
    succeeded() {
      const now = clock().getTime();
      if (!hasFailed || now - last < pauseMs) return;
      hasFailed = false;
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
