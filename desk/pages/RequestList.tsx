import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Flag, type FlagId } from '../../design/Flag.tsx';
import { Icon } from '../../design/Icon.tsx';
import { fill } from '../../domain/text.ts';
import type { Page, Summary } from './api.ts';
import { DeskIcon } from './DeskIcon.tsx';
import { flagOf, titleOf } from './flags.ts';
import { firstPage, linkTo, navigate, withQuery } from './location.ts';
import { filterOf, listQuery, sentenceOf } from './queries.ts';
import styles from './RequestList.module.css';
import { State } from './State.tsx';
import { age, time } from './time.ts';
import { counted, words } from './words.ts';

const { inbox } = words;

interface Props {
  list: UseQueryResult<Page>;
  query: URLSearchParams;
  selected: string | null;
}

/** A page of the filtered requests, newest first. */
export function RequestList({ list, query, selected }: Props) {
  const { data, dataUpdatedAt, error, refetch, isPlaceholderData } = list;
  if (!data && error) {
    return (
      <State flag="ics-U" title={sentenceOf(error)}>
        <button type="button" className="btn btn--sm" onClick={() => refetch()}>
          {words.problems.retry}
        </button>
      </State>
    );
  }
  if (!data) return <Pending error={null} />;
  const { requests } = data;
  const cursor = (request: Summary | undefined) =>
    request && `${Date.parse(request.receivedAt)}.${request.id}`;
  const page = (cursors: Record<string, string | undefined>) =>
    withQuery('/', { ...firstPage(query), ...cursors });
  return (
    <>
      <p className="sr" role="status">
        {isPlaceholderData ? '' : fill(inbox.read, { count: requests.length })}
      </p>
      {data.newer && <NewerRequests query={query} newest={page({})} />}
      {requests.length === 0 ? (
        <Empty query={query} />
      ) : (
        <ul className={styles.list} aria-label={inbox.list} aria-busy={isPlaceholderData || undefined}>
          {requests.map((request) => (
            <Row
              key={request.id}
              request={request}
              current={request.id === selected}
              withState={query.get('state') === 'all'}
              now={dataUpdatedAt}
              to={withQuery(`/requests/${request.id}`, query)}
            />
          ))}
        </ul>
      )}
      {(data.newer || data.older) && requests.length > 0 && (
        <nav className={styles.pages} aria-label={inbox.list}>
          {data.newer && (
            <button
              type="button"
              className="btn btn--ghost btn--sm"
              onClick={() => navigate(page({ before: cursor(requests[0]) }))}
            >
              <DeskIcon name="newer" />
              {inbox.newer}
            </button>
          )}
          {data.older && (
            <button
              type="button"
              className="btn btn--ghost btn--sm"
              onClick={() => navigate(page({ after: cursor(requests.at(-1)) }))}
            >
              {inbox.older}
              <DeskIcon name="older" />
            </button>
          )}
        </nav>
      )}
    </>
  );
}

interface RowProps {
  request: Summary;
  current?: boolean;
  withState?: boolean;
  /** When the list was loaded, in milliseconds: the reference for ages. */
  now: number;
  to: string;
}

/** A request as a row, which is one link. */
export function Row({ request, current = false, withState = false, now, to }: RowProps) {
  const { id, name, company, language, receivedAt, excerpt, state, files, hasNote, waits, spamReason } =
    request;
  const stateFlag: FlagId = spamReason ? 'ics-U' : state === 'answered' ? 'ics-C' : 'ics-K';
  const isNew = state === 'new' && !spamReason;
  return (
    <li>
      <a
        id={`row-${id}`}
        className={styles.row}
        {...linkTo(to)}
        aria-current={current ? 'true' : undefined}
        data-new={isNew || undefined}
      >
        <Flag id={flagOf(request)} className={styles.flag} />
        <span className={styles.who}>
          <strong>{name}</strong>
          {company && <span>{company}</span>}
        </span>
        <time dateTime={receivedAt} title={time(receivedAt)}>
          {age(receivedAt, new Date(now))}
        </time>
        <span className={styles.title}>{titleOf(request)}</span>
        <abbr className={styles.language} title={words.languages[language]}>
          {language.toUpperCase()}
        </abbr>
        {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
        {(withState || files > 0 || hasNote || waits || spamReason) && (
          <span className={styles.signs}>
            {withState && (
              <span>
                {state === 'closed' && !spamReason ? <Icon name="check" /> : <Flag id={stateFlag} />}
                {spamReason ? words.states.spam : words.states[state]}
              </span>
            )}
            {files > 0 && (
              <span>
                <DeskIcon name="file" />
                {counted(inbox.files, files)}
              </span>
            )}
            {hasNote && (
              <span>
                <DeskIcon name="note" />
                {inbox.note}
              </span>
            )}
            {waits && (
              <span className={styles.waits}>
                <DeskIcon name="warning" />
                {inbox.waits}
              </span>
            )}
          </span>
        )}
      </a>
    </li>
  );
}

/** On a later page: the number of requests received since it was opened. */
function NewerRequests({ query, newest }: { query: URLSearchParams; newest: string }) {
  const { data } = useQuery(listQuery(filterOf(firstPage(query))));
  const first = data?.requests[0]?.id;
  const [seen, setSeen] = useState<string>();
  if (first && !seen) setSeen(first);
  const count = data?.requests.findIndex(({ id }) => id === seen) ?? 0;
  return (
    <p className={styles.arrived}>
      <a className="link" {...linkTo(newest)}>
        {count > 0 ? counted(inbox.arrived, count) : inbox.newest}
      </a>
    </p>
  );
}

function Empty({ query }: { query: URLSearchParams }) {
  const { state, ...others } = Object.fromEntries(query);
  if (Object.keys(others).length > 0) {
    return (
      <State flag="ics-G" {...inbox.noMatch}>
        {state !== 'all' && (
          <a className="link" {...linkTo(withQuery('/', { ...others, state: 'all' }))}>
            {inbox.everywhere}
          </a>
        )}
      </State>
    );
  }
  if (state === 'spam') return <State flag="ics-C" {...inbox.noSpam} />;
  if (!state) return <State flag="ics-C" {...inbox.noneNew} />;
  return <State flag="ics-Q" {...(state === 'all' ? inbox.none : inbox.noMatch)} />;
}

/** What a page shows without data: the error, else placeholder rows. */
export function Pending({ error }: { error: Error | null }) {
  if (error) return <State flag="ics-U" title={sentenceOf(error)} />;
  return (
    <div role="status">
      <p className="sr">{words.loading}</p>
      <ul className={styles.list} aria-hidden="true">
        {[70, 45, 60, 52, 38, 64].map((width) => (
          <li key={width} className={styles.pending}>
            <i />
            <i style={{ width: `${width}%` }} />
            <i />
          </li>
        ))}
      </ul>
    </div>
  );
}
