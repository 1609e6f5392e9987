import { openStore } from '../../server/store/open.ts';
import type { Store, StoreOptions } from '../../server/store/store.ts';

/** The store of a folder, on SQLite unless `changes` name another database. */
export function openTestStore(dataDir: string, changes: Partial<StoreOptions> = {}): Promise<Store> {
  return openStore({
    databaseUrl: null,
    dataDir,
    mailDomain: 'kogge.example',
    ...changes,
  });
}
