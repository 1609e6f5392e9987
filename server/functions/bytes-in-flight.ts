import { Refusal } from './refusal.ts';

// All bodies that were not yet stored at one moment, in bytes. A flood of uploads is refused before it fills the
// memory, and nobody alone can keep others from sending theirs.
const maxBytes = 256 * 1024 * 1024;
const maxOfSender = maxBytes / 4;
// Uploads that drip from many addresses leave room for words.
const maxOfUploads = (maxBytes * 3) / 4;
const largestWords = 64 * 1024;
const retryAfter = 10;

/** The part of one body; it is given back when what became of the request is known. */
export interface Holding extends Disposable {
  /** How much all bodies are at this moment, in bytes. */
  readonly ofAll: number;
  /** Throws {@link Refusal}: 429 when the bodies of this sender are too much, 503 when those of all are. */
  add(bytes: number): void;
}

/** Counts the bytes of the bodies that are read, checked and stored at this moment, for each sender and in all. */
export class BytesInHand {
  #all = 0;
  readonly #ofSender = new Map<string, number>();

  hold(sender: string): Holding {
    let held = 0;
    const ofAll = () => this.#all;
    return {
      get ofAll() {
        return ofAll();
      },
      add: (bytes) => {
        held += bytes;
        const { all, ofSender } = this.#change(sender, bytes);
        if (ofSender > maxOfSender) throw new Refusal('too_many_requests', { retryAfter });
        if (all > (held > largestWords ? maxOfUploads : maxBytes)) {
          throw new Refusal('unavailable', { retryAfter });
        }
      },
      [Symbol.dispose]: () => {
        this.#change(sender, -held);
        held = 0;
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
