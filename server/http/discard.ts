import type { Readable } from 'node:stream';

const maxBytes = 32 * 1024 * 1024;
const maxMs = 15_000;

/** Reads and drops the rest of a refused body, within limits: a client reads the answer only after it has sent all. */
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
  // The client may have disconnected.
  stream.on('error', () => undefined);
}
