import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Summary } from './api.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { Filters } from './Filters.tsx';
import styles from './Inbox.module.css';
import { useKeys } from './keys.ts';
import { firstPage, navigate, useTitle, withQuery } from './location.ts';
import { countsQuery, filterOf, listQuery } from './queries.ts';
import { RequestList } from './RequestList.tsx';
import { RequestView } from './RequestView.tsx';
import { State } from './State.tsx';
import { words } from './words.ts';

/** List and request are side by side (Inbox.module.css). */
const wide = '(min-width: 64rem)';

/** The list of requests beside the open one; on narrow screens one of the two. */
export function Inbox({ id, query }: { id: string | null; query: URLSearchParams }) {
  const { data: counts } = useQuery(countsQuery);
  const list = useQuery(listQuery(filterOf(query)));
  const requests = list.data?.requests ?? [];
  const at = requests.findIndex((request) => request.id === id);
  // An answered request leaves the list of new ones, and the next one takes its index.
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
    g: () => navigate(withQuery('/', firstPage(query))),
    '/': () => document.getElementById('search')?.focus(),
  });

  // An open request sets the title itself.
  const count = counts?.new ? `(${counts.new}) ` : '';
  useTitle(id ? null : `${count}${words.menu.inbox}`);

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
      <ExportDialog filter={filterOf(firstPage(query))} />
    </main>
  );
}
