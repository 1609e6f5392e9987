/** Gives turns one after the other, first in, first out. */
export class Queue {
  #busy = false;
  readonly #waiting = new Set<() => void>();

  /** Waits for a turn; disposing of it ends the turn. Throws the reason of `signal` when that aborts first. */
  async turn(signal?: AbortSignal): Promise<Disposable> {
    if (this.#busy) await this.#wait(signal);
    this.#busy = true;
    return { [Symbol.dispose]: () => this.#next() };
  }

  async #wait(signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    const giveUp = () => {
      this.#waiting.delete(resolve);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', giveUp);
    await promise;
    signal?.removeEventListener('abort', giveUp);
  }

  #next(): void {
    const [next] = this.#waiting;
    if (next) {
      this.#waiting.delete(next);
      next();
    } else this.#busy = false;
  }
}
