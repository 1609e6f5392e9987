import type { RequestFilter, Store, StoredRequest } from './store.ts';

const page = 500;

/** The requests that a filter chooses, the newest first, read in pages. */
export async function* matchingRequests(
  store: Pick<Store, 'requests'>,
  filter: RequestFilter,
): AsyncGenerator<StoredRequest> {
  let after: StoredRequest | undefined;
  for (;;) {
    const requests = await store.requests.find({ ...filter, after, limit: page });
    yield* requests;
    after = requests.at(-1);
    if (requests.length < page) return;
  }
}
