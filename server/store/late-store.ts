import type { Store } from './store.ts';

/** What is asked of the store before it is there: by visitors, and by those who look whether it is. */
export type RequestStore = Pick<Store, 'save' | 'addHits' | 'dailySalt' | 'ping' | 'backlog'>;

/** A store that may come later than the pages. Until it is there, everything that is asked of it throws the same error. */
export interface LateStore extends RequestStore {
  /** Uses this one from now on. */
  use(store: RequestStore): void;
  /** Why there is none yet. */
  fail(error: unknown): void;
}

export function lateStore(): LateStore {
  let open: RequestStore | null = null;
  let reason: unknown = new Error('The store is not open yet');

  function opened(): RequestStore {
    if (open) return open;
    throw reason;
  }

  return {
    save: async (...args) => opened().save(...args),
    addHits: async (...args) => opened().addHits(...args),
    dailySalt: async (...args) => opened().dailySalt(...args),
    ping: async () => opened().ping(),
    backlog: async (...args) => opened().backlog(...args),
    use(store) {
      open = store;
    },
    fail(error) {
      reason = error;
    },
  };
}
