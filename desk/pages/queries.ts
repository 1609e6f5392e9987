import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
} from '@tanstack/react-query';
import { fill } from '../../domain/text.ts';
import { api, dataOf, Problem } from './api.ts';
import { notify } from './notices.ts';
import { words } from './words.ts';

// Visible pages refetch: colleagues and visitors change the data.
const everyMs = 5000;

/** A 401 refetches the session, which shows the sign-in page. */
function checkSession(error: Error): void {
  if (error instanceof Problem && error.status === 401) {
    void queryClient.invalidateQueries({ queryKey: ['session'] });
  }
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: checkSession }),
  mutationCache: new MutationCache({ onError: checkSession }),
  defaultOptions: {
    queries: {
      staleTime: 1000,
      // Retries only failed connections, not error responses.
      retry: (failures, error) => !(error instanceof Problem) && failures < 2,
      refetchInterval: everyMs,
    },
  },
});

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => dataOf(api.session.$get()),
  // Notices a sign-in in another tab.
  refetchInterval: ({ state }) => (state.data?.person ? 60_000 : everyMs),
});

export type Filter = Record<string, string>;
const filterNames = ['state', 'kind', 'language', 'since', 'until', 'q', 'after', 'before'];

/** The filter in the query of an address: new requests unless another state, or `all`, is chosen. */
export function filterOf(query: URLSearchParams | Record<string, string>): Filter {
  const entries = [...new URLSearchParams(query)].filter(
    ([name, value]) => value && filterNames.includes(name),
  );
  const { state = 'new', ...rest }: Filter = Object.fromEntries(entries);
  return state === 'all' ? rest : { ...rest, state };
}

export const listQuery = (filter: Filter) =>
  queryOptions({
    queryKey: ['requests', filter],
    queryFn: () => dataOf(api.requests.$get({ query: filter })),
    placeholderData: keepPreviousData,
  });

export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: () => dataOf(api.requests.counts.$get()),
});

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['request', id],
    queryFn: () => dataOf(api.requests[':id'].$get({ param: { id } })),
    // An erased request does not come back.
    refetchInterval: ({ state: { error } }) =>
      error instanceof Problem && error.status === 404 ? false : everyMs,
  });

/** Other requests from the same mail address. */
export const relatedQuery = (id: string) =>
  queryOptions({
    queryKey: ['related', id],
    queryFn: () => dataOf(api.requests[':id'].related.$get({ param: { id } })),
    refetchInterval: false,
  });

export const jobsQuery = queryOptions({ queryKey: ['jobs'], queryFn: () => dataOf(api.jobs.$get()) });

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: () => dataOf(api.overview.$get()),
  refetchInterval: 60_000,
});

/**
 * A mutation: afterwards shows the notice that `message` returns and refetches everything. `onProblem` returns true when it has
 * shown the problem itself.
 */
export function useDeed<Input, Result>(
  run: (input: Input) => Promise<Result>,
  message: (result: Result, input: Input) => string | null,
  onProblem: (problem: Problem) => boolean = () => false,
) {
  return useMutation({
    mutationFn: run,
    onSuccess: (result, input) => {
      const text = message(result, input);
      if (text) notify({ kind: 'done', text });
    },
    onError: (error) => {
      if (error instanceof Problem && (error.status === 401 || onProblem(error))) return;
      notify({ kind: 'refused', text: sentenceOf(error) });
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** The message for an error. */
export function sentenceOf(error: Error): string {
  const { problems } = words;
  if (!(error instanceof Problem)) return navigator.onLine ? problems.unreachable : problems.offline;
  if (error.status === 429) return fill(problems.tooMany, { seconds: error.seconds });
  return error.status === 404 || error.status === 409 ? problems.conflict : problems.failed;
}
