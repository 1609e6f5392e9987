import { errorFacts, type Log } from '../../server/log.ts';
import { waitForPurge } from '../../server/store/purge.ts';
import type { Store } from '../../server/store/store.ts';

/** Waits until what was deleted is gone from the files too, long after the answer, and says in the log when it is. */
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
