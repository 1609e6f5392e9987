import type { Readable } from 'node:stream';

const maxBytes = 32 * 1024 * 1024;
const maxMs = 15_000;

/** Reads the rest of a refused body and throws it away, within bounds: a client that still sends sees no answer. */
export function discard(stream: Readable): void {
  if (stream.readableEnded) return;
  let bytes = 0;
  const timer = setTimeout(() => stream.destroy(), maxMs).unref();
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) stream.destroy();
  });
  stream.resume();
  stream.once('close', () => clearTimeout(timer));
  // The sender may have disconnected.
  stream.on('error', () => undefined);
}
