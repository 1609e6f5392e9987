import { errorFacts, type Log } from '../../server/log.ts';
import { waitForPurge } from '../../server/store/purge.ts';
import type { Store } from '../../server/store/store.ts';

/** Waits until deleted data has left the database files and logs the result; runs after the response. */
export async function purgeLater(store: Pick<Store, 'erasure'>, log: Log): Promise<void> {
  try {
    const purged = await waitForPurge(store, () => {});
    log[purged ? 'info' : 'warn'](
      { event: 'purge', purged },
      purged
        ? 'what was deleted is in no file any more'
        : 'what was deleted is still in files of the database',
    );
  } catch (error) {
    log.warn({ event: 'purge', purged: false, ...errorFacts(error) }, 'files could not be looked at');
  }
}
