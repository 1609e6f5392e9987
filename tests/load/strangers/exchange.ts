import { connect } from 'node:net';

/** No answer within this time ends an exchange. */
export const answerWithinMs = 10_000;

/**
 * Sends bytes on a connection of their own. Resolves with the status of the first answer; with null when the connection
 * ended without one, with `late` when none came in time.
 */
export function exchange(url: string, bytes: Buffer): Promise<number | null | 'late'> {
  return new Promise((resolve) => {
    let head = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const timer = setTimeout(() => {
      resolve('late');
      socket.destroy();
    }, answerWithinMs);
    socket.on('data', (chunk: Buffer) => {
      if (head.length < 20) head += chunk.toString('latin1', 0, 20);
    });
    // Some requests are refused before they are read to their end; the answer has arrived nevertheless.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
      resolve(status === undefined ? null : Number(status));
    });
    socket.write(bytes);
  });
}
