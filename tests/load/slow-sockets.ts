import { connect, type Socket } from 'node:net';

export interface Slow {
  start: string;
  /** Sent every second. */
  drop: string | null;
  reads: boolean;
}

export const slowHeaders: Slow = { start: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', drop: 'a', reads: true };
export const slowBody: Slow = {
  start:
    'POST /functions/v1/send-demo-request HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
  drop: ' ',
  reads: true,
};
export const slowReader: Slow = {
  // Enough answers to fill all buffers.
  start: 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50),
  drop: null,
  reads: false,
};

/** Connects from an address of 127.0.0.0/8. */
export function slowClient(url: string, { start, drop, reads }: Slow, localAddress: string): Socket {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress });
  socket.write(start);
  if (reads) socket.resume();
  else socket.pause();
  const timer = drop ? setInterval(() => socket.write(drop), 1000) : undefined;
  socket.once('close', () => clearInterval(timer));
  // The server closes it.
  socket.on('error', () => undefined);
  return socket;
}
