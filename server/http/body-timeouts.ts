import { Refusal } from './refusal.ts';

/** How slowly a body may come; a slower one is refused, so that it does not hold a socket for minutes. */
export interface BodyTimeouts {
  /** How long it may stand still, in milliseconds. */
  idleMs: number;
  /** A body without files must be there within this time, in milliseconds. */
  textMs: number;
  /** In each span of `uploadMs` an upload must bring at least `uploadBytes`. */
  uploadMs: number;
  uploadBytes: number;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
}

// A telephone on GPRS sends 2 to 5 KB a second: 64 KB of text pass, and so does a short CV. How long a whole request
// may take is limited in `sockets.ts`.
export const defaultBodyTimeouts: BodyTimeouts = {
  idleMs: 10_000,
  textMs: 30_000,
  uploadMs: 20_000,
  uploadBytes: 20 * 1024,
  now: () => performance.now(),
};

/** Refuses (408) a body of words that takes too long. To be called whenever a part of it came. */
export function textTimeout({ textMs, now }: BodyTimeouts): () => void {
  const started = now();
  return () => {
    if (now() - started > textMs) throw new Refusal('timed_out');
  };
}

/** Refuses (408) an upload that comes too slowly. To be called whenever a part of it came, with its bytes. */
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
