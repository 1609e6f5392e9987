// One mail that is always refused must not be retried with every success of another.
const pauseMs = 60_000;

/** Detects the end of an outage: the first success after a failure or after the start, at most once a minute. */
export class Recovery {
  readonly #clock: () => Date;
  // True at the start: rows of an earlier process may wait.
  #hasFailed = true;
  #recovered = false;
  #last = Number.NEGATIVE_INFINITY;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  failed(): void {
    this.#hasFailed = true;
  }

  succeeded(): void {
    const now = this.#clock().getTime();
    if (!this.#hasFailed || now - this.#last < pauseMs) return;
    this.#hasFailed = false;
    this.#recovered = true;
    this.#last = now;
  }

  /** Whether it has recovered since the last call; a recovery is returned once. */
  takeRecovery(): boolean {
    const recovered = this.#recovered;
    this.#recovered = false;
    return recovered;
  }
}
