import { Refusal } from './refusal.ts';

// All bodies that were not yet stored at one moment, in bytes. A flood of uploads is refused before it fills the
// memory, in which each is held four times over while it is judged and stored.
const maxBytes = 128 * 1024 * 1024;
// Two of the largest applications: nobody alone can keep others from sending theirs.
const maxPerSender = 42 * 1024 * 1024;
// Slow uploads from many addresses leave room for bodies without files.
const maxUploadBytes = (maxBytes * 3) / 4;
const retryAfter = 10;

/** What a body without files may have: docs/product.md, "Size limits". */
export const textBytes = 64 * 1024;

/** The bytes reserved for one body; disposed of when the request is answered. */
export interface Reservation extends Disposable {
  /** Bytes of all bodies at this moment. */
  readonly total: number;
  /** Throws {@link Refusal}: 429 when the bodies of this sender are too much, 503 when those of all are. */
  add(bytes: number): void;
}

/** Counts the bytes of the bodies that are read, checked and stored at this moment, for each sender and in all. */
export class BytesInFlight {
  #all = 0;
  readonly #ofSender = new Map<string, number>();

  reserve(sender: string): Reservation {
    let reserved = 0;
    const total = () => this.#all;
    return {
      get total() {
        return total();
      },
      add: (bytes) => {
        reserved += bytes;
        const { all, ofSender } = this.#change(sender, bytes);
        if (ofSender > maxPerSender) throw new Refusal('too_many_requests', { retryAfter });
        if (all > (reserved > textBytes ? maxUploadBytes : maxBytes)) {
          throw new Refusal('unavailable', { retryAfter });
        }
      },
      [Symbol.dispose]: () => {
        this.#change(sender, -reserved);
        reserved = 0;
      },
    };
  }

  #change(sender: string, bytes: number) {
    const ofSender = (this.#ofSender.get(sender) ?? 0) + bytes;
    if (ofSender > 0) this.#ofSender.set(sender, ofSender);
    else this.#ofSender.delete(sender);
    this.#all += bytes;
    return { all: this.#all, ofSender };
  }
}
