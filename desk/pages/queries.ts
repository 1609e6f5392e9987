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

// Colleagues and visitors do things meanwhile: what is shown is asked for again while the page is seen.
const everyMs = 5000;

/** Who has lost the session sees the way back in; everything that was typed stays where it is. */
function lookAtSession(error: Error): void {
  if (error instanceof Problem && error.status === 401) {
    void queryClient.invalidateQueries({ queryKey: ['session'] });
  }
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: lookAtSession }),
  mutationCache: new MutationCache({ onError: lookAtSession }),
  defaultOptions: {
    queries: {
      staleTime: 1000,
      // What was answered stays so; what was not may come with the next attempt.
      retry: (failures, error) => !(error instanceof Problem) && failures < 2,
      refetchInterval: everyMs,
    },
  },
});

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => dataOf(api.session.$get()),
  // Who signs in by a link in another tab is in here, too.
  refetchInterval: ({ state }) => (state.data?.person ? 60_000 : everyMs),
});

/** The values of a filter as they stand in the address. */
export type Filter = Record<string, string>;

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
    // What has been erased does not come back.
    refetchInterval: ({ state: { error } }) =>
      error instanceof Problem && error.status === 404 ? false : everyMs,
  });

/** What else came from the address of a request. */
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

/** Something that changes what is stored: everything that is shown is asked for again, and what was done is said. */
export function useDeed<Input, Result>(
  run: (input: Input) => Promise<Result>,
  said: (result: Result, input: Input) => string | null,
  onProblem: (problem: Problem) => boolean = () => false,
) {
  return useMutation({
    mutationFn: run,
    onSuccess: (result, input) => {
      const text = said(result, input);
      if (text) notify({ kind: 'done', text });
    },
    onError: (error) => {
      if (error instanceof Problem && (error.status === 401 || onProblem(error))) return;
      notify({ kind: 'refused', text: sentenceOf(error) });
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** Why something did not work, and what to do. */
export function sentenceOf(error: Error): string {
  const { problems } = words;
  if (!(error instanceof Problem)) return navigator.onLine ? problems.unreachable : problems.offline;
  if (error.status === 429) return fill(problems.tooMany, { seconds: error.seconds });
  return error.status === 404 || error.status === 409 ? problems.conflict : problems.failed;
}
