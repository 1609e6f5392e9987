/** Chunks in one piece of memory: a body that comes in single bytes takes no more room than any other. */
export class GrowingBuffer {
  #memory = Buffer.alloc(0);
  #length = 0;

  get bytes(): Buffer {
    return this.#memory.subarray(0, this.#length);
  }

  add(chunk: Buffer): void {
    const length = this.#length + chunk.length;
    if (length > this.#memory.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.#memory.length));
      this.bytes.copy(larger);
      this.#memory = larger;
    }
    chunk.copy(this.#memory, this.#length);
    this.#length = length;
  }

  clear(): void {
    this.#memory = Buffer.alloc(0);
    this.#length = 0;
  }
}
