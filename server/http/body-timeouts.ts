import { Refusal } from './refusal.ts';

/** Timeouts of a request body, so that a slow client does not hold a socket for minutes. */
export interface BodyTimeouts {
  /** Longest pause between two chunks, in milliseconds. */
  idleMs: number;
  /** Longest time for a body without files, in milliseconds. */
  textMs: number;
  /** An upload must bring at least `uploadBytes` in every `uploadMs`. */
  uploadMs: number;
  uploadBytes: number;
  /** A monotonic clock, in milliseconds. */
  now: () => number;
}

// A phone on GPRS sends 2 to 5 KB a second, enough for 64 KB of text or a short CV. The limit on a whole request is in
// `sockets.ts`.
export const defaultBodyTimeouts: BodyTimeouts = {
  idleMs: 10_000,
  textMs: 30_000,
  uploadMs: 20_000,
  uploadBytes: 20 * 1024,
  now: () => performance.now(),
};

/** A check for every chunk of a body without files. It throws {@link Refusal} (408) after `textMs`. */
export function textTimeout({ textMs, now }: BodyTimeouts): () => void {
  const started = now();
  return () => {
    if (now() - started > textMs) throw new Refusal('timed_out');
  };
}

/** A check for every chunk of an upload. It throws {@link Refusal} (408) when the upload is too slow. */
export function uploadTimeout({ uploadMs, uploadBytes, now }: BodyTimeouts): (bytes: number) => void {
  let started = now();
  let received = 0;
  return (bytes) => {
    received += bytes;
    if (now() - started <= uploadMs) return;
    if (received < uploadBytes) throw new Refusal('timed_out');
    started = now();
    received = 0;
  };
}
