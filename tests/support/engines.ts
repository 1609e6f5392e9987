import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe } from 'node:test';
import type { Store, StoreOptions } from '../../server/store/store.ts';
import { PostgresServer } from './postgres.ts';
import { openTestStore } from './store.ts';

/** An empty DATA_DIR and, on PostgreSQL, an empty database. */
export type Place = Pick<StoreOptions, 'databaseUrl' | 'dataDir'>;

interface Bench {
  engine: Store['engine'];
  newPlace(): Promise<Place>;
  /** Opens a store, in a new place unless one is given. It is closed after the test. */
  open(place?: Place): Promise<Store>;
}

/** Runs the same tests on SQLite and on PostgreSQL. */
export function describeEngines(title: string, tests: (bench: Bench) => void): void {
  for (const engine of ['sqlite', 'postgres'] as const) {
    describe(`${title} on ${engine}`, () => {
      let postgres: Awaited<ReturnType<typeof PostgresServer.shared>> | undefined;
      let folder: string;
      const opened: Store[] = [];

      before(async () => {
        folder = await mkdtemp(path.join(tmpdir(), 'kogge-engines-'));
        if (engine === 'postgres') postgres = await PostgresServer.shared();
      });
      afterEach(async () => {
        for (const store of opened.splice(0)) await store.close();
      });
      after(async () => {
        await postgres?.stop();
        await rm(folder, { recursive: true, force: true });
      });

      const newPlace = async () => ({
        dataDir: await mkdtemp(path.join(folder, 'data-')),
        databaseUrl: (await postgres?.database()) ?? null,
      });
      tests({
        engine,
        newPlace,
        async open(place) {
          const { dataDir, databaseUrl } = place ?? (await newPlace());
          const store = await openTestStore(dataDir, { databaseUrl });
          opened.push(store);
          return store;
        },
      });
    });
  }
}
