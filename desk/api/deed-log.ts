import type { RequestState } from '../../domain/requests/index.ts';
import type { Log } from '../../server/log.ts';

type Deed =
  | RequestState
  | 'note'
  | 'release'
  | 'discard'
  | 'resend'
  | 'download'
  | 'export'
  | 'erase'
  | 'close_job';

/** Logs what somebody has done: who, what, to how many; of a visitor nothing but the number of the request. */
export function deedLog(log: Log) {
  return (person: string, deed: Deed, facts: { request?: string; count: number }): void =>
    log.info({ event: 'deed', deed, person, ...facts }, 'done at the desk');
}
