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

/** Logs an action of staff: person, action and count; of a visitor only the request number. */
export function deedLog(log: Log) {
  return (person: string, deed: Deed, facts: { request?: string; count: number }): void =>
    log.info({ event: 'deed', deed, person, ...facts }, 'done at the desk');
}
