import type { Store } from './store.ts';

// How often it is tried, once a second: ten minutes.
const attempts = 600;

/**
 * Waits until nothing of what was deleted is left in the files of the database. False when somebody who reads has kept
 * it there for ten minutes; `onBlocked` is called once, at the first attempt that fails.
 */
export async function waitForPurge(store: Pick<Store, 'erasure'>, onBlocked: () => void): Promise<boolean> {
  for (let attempt = 1; !(await store.erasure.purge()); attempt++) {
    if (attempt === 1) onBlocked();
    if (attempt === attempts) return false;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return true;
}
