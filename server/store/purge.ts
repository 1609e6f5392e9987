import type { Store } from './store.ts';

// One a second, for ten minutes.
const attempts = 600;

/**
 * Waits until deleted data is removed from the database files. False when another process prevents it for ten minutes;
 * `onBlocked` is called at the first failed attempt.
 */
export async function waitForPurge(store: Pick<Store, 'erasure'>, onBlocked: () => void): Promise<boolean> {
  for (let attempt = 1; !(await store.erasure.purge()); attempt++) {
    if (attempt === 1) onBlocked();
    if (attempt === attempts) return false;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return true;
}
