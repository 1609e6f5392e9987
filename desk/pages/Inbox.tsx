import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Summary } from './api.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { Filters } from './Filters.tsx';
import styles from './Inbox.module.css';
import { useKeys } from './keys.ts';
import { navigate, withQuery } from './location.ts';
import { countsQuery, type Filter, listQuery } from './queries.ts';
import { RequestList } from './RequestList.tsx';
import { RequestView } from './RequestView.tsx';
import { State } from './State.tsx';
import { words } from './words.ts';

const filterNames = ['state', 'kind', 'language', 'since', 'until', 'q', 'after', 'before'];
/** There list and request stand beside each other (Inbox.module.css). */
const wide = '(min-width: 64rem)';

/** The list of requests, and beside it the one that is open; on narrow screens one of the two. */
export function Inbox({ id, query }: { id: string | null; query: URLSearchParams }) {
  const filter = filterOf(query);
  const { data: counts } = useQuery(countsQuery);
  const list = useQuery(listQuery(filter));
  const requests = list.data?.requests ?? [];
  const at = requests.findIndex((request) => request.id === id);
  // An answered request leaves the list of new ones; the next one has moved to its place.
  const lastAt = useRef(-1);
  if (at >= 0) lastAt.current = at;

  const open = (request: Summary | undefined) => {
    if (!request) return;
    if (id || matchMedia(wide).matches)
      navigate(withQuery(`/requests/${request.id}`, query), { replace: id !== null });
    document.getElementById(`row-${request.id}`)?.focus();
  };
  const focused = () => requests.findIndex((request) => `row-${request.id}` === document.activeElement?.id);
  const current = () => (id ? at : focused());
  const next = () => open(requests[id && at < 0 ? lastAt.current : current() + 1]);
  const previous = () => open(requests[Math.max(0, (id && at < 0 ? lastAt.current : current()) - 1)]);
  const back = () => {
    if (!id) return;
    navigate(withQuery('/', query));
    requestAnimationFrame(() => document.getElementById(`row-${id}`)?.focus());
  };
  useKeys({
    j: next,
    k: previous,
    o: () => (id ? document.getElementById('request-title')?.focus() : open(requests[0])),
    Enter: () => document.getElementById('request-title')?.focus(),
    u: back,
    Escape: back,
    g: () => navigate(withQuery('/', without(query, 'after', 'before'))),
    '/': () => document.getElementById('search')?.focus(),
  });

  useEffect(() => {
    // An open request gives the title itself.
    if (id) return;
    const fresh = counts?.new ? `(${counts.new}) ` : '';
    document.title = `${fresh}${words.menu.inbox} · ${words.title} · ${words.company}`;
  }, [counts, id]);

  return (
    <main id="main" className={styles.inbox} data-open={id ? '' : undefined}>
      <h1 className="sr">{words.menu.inbox}</h1>
      <div className={styles.list}>
        <Filters query={query} counts={counts} />
        <RequestList {...{ list, query, selected: id }} />
      </div>
      <div className={styles.request}>
        {id ? (
          <RequestView key={id} id={id} onBack={back} />
        ) : (
          <State flag="ics-K" title={words.inbox.pick.title} text={words.inbox.pick.text} />
        )}
      </div>
      <ExportDialog filter={filter} />
    </main>
  );
}

/** What the server is asked for: new requests unless something else is chosen. */
function filterOf(query: URLSearchParams): Filter {
  const given = filterNames.map((name) => [name, query.get(name) ?? ''] as const);
  const { state = 'new', ...rest }: Filter = Object.fromEntries(given.filter(([, value]) => value));
  return state === 'all' ? rest : { ...rest, state };
}

function without(query: URLSearchParams, ...names: string[]): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of names) rest.delete(name);
  return rest;
}
