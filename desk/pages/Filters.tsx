import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Flag, type FlagId } from '../../design/Flag.tsx';
import { Icon } from '../../design/Icon.tsx';
import { languages } from '../../domain/languages.ts';
import { requestStates } from '../../domain/requests/handling.ts';
import { DeskIcon } from './DeskIcon.tsx';
import { openDialog } from './dialogs.tsx';
import styles from './Filters.module.css';
import { firstPage, linkTo, navigate, withQuery } from './location.ts';
import { counted, locale, words } from './words.ts';

const { inbox, states, kinds } = words;
const tabs = [...requestStates, 'spam', 'all'] as const;
/** Signal flags: K opens a conversation, C confirms, U warns. */
const flags: Partial<Record<(typeof tabs)[number], FlagId>> = {
  new: 'ics-K',
  answered: 'ics-C',
  spam: 'ics-U',
};
const more = ['kind', 'language', 'since', 'until'] as const;
const number = new Intl.NumberFormat(locale);
// Debounce of the search.
const typingMs = 200;

type Counts = Partial<Record<(typeof tabs)[number], number>>;

/** Search, state tabs and the other filters. The address holds the filter, so it can be bookmarked and shared. */
export function Filters({ query, counts }: { query: URLSearchParams; counts: Counts | undefined }) {
  const filter = firstPage(query);
  const set = (changes: Record<string, string | undefined>) =>
    navigate(withQuery('/', { ...filter, ...changes }), { replace: true });
  const chosen = more.filter((name) => query.get(name)).length;
  return (
    <div className={styles.filters}>
      <div className={styles.top}>
        <Search query={query} onSearch={(q) => set({ q })} />
        <button
          type="button"
          className="icon-btn"
          aria-label={inbox.export}
          title={inbox.export}
          onClick={() => openDialog('export')}
        >
          <DeskIcon name="download" />
        </button>
      </div>
      <details className={styles.more} open={chosen > 0 || undefined}>
        <summary>
          <DeskIcon name="filter" />
          <span>{chosen > 0 ? counted(inbox.filtered, chosen) : inbox.filter}</span>
          <Icon name="down" />
        </summary>
        <div className={styles.fields}>
          <Choice
            {...{ query, set }}
            name="kind"
            label={inbox.kind}
            any={inbox.anyKind}
            values={Object.entries(kinds)}
          />
          <Choice
            {...{ query, set }}
            name="language"
            label={inbox.language}
            any={inbox.anyLanguage}
            values={languages.map((each) => [each, words.languages[each]])}
          />
          {(['since', 'until'] as const).map((name) => (
            <label key={name}>
              <span>{inbox[name]}</span>
              <input
                type="date"
                value={query.get(name) ?? ''}
                onChange={({ target }) => set({ [name]: target.value })}
              />
            </label>
          ))}
          {chosen > 0 && (
            <button
              type="button"
              className="btn btn--ghost btn--sm"
              onClick={() => set(Object.fromEntries(more.map((name) => [name, undefined])))}
            >
              {inbox.clear}
            </button>
          )}
        </div>
      </details>
      <nav className={styles.tabs} aria-label={inbox.states}>
        {tabs.map((state) => {
          const current = (query.get('state') ?? 'new') === state;
          const count = counts?.[state];
          return (
            <a
              key={state}
              className="choice"
              {...linkTo(withQuery('/', { ...filter, state: state === 'new' ? undefined : state }))}
              aria-current={current ? 'true' : undefined}
            >
              {flags[state] && <Flag id={flags[state]} />}
              {states[state]}
              {count !== undefined && <span className={styles.count}>{number.format(count)}</span>}
            </a>
          );
        })}
      </nav>
    </div>
  );
}

function Search({ query, onSearch }: { query: URLSearchParams; onSearch: (q: string | undefined) => void }) {
  const q = query.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and forward change the query, too.
  useEffect(() => setTyped(q), [q]);
  const search = (text: string) => {
    clearTimeout(timer.current);
    onSearch(text.trim() || undefined);
  };
  const change = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), typingMs);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    search(typed);
  };
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <label className="sr" htmlFor="search">
          {inbox.search}
        </label>
        <DeskIcon name="search" />
        <input
          id="search"
          type="search"
          maxLength={200}
          value={typed}
          placeholder={inbox.searchHint}
          autoComplete="off"
          onChange={({ target }) => change(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') currentTarget.blur();
          }}
        />
      </form>
    </search>
  );
}

interface ChoiceProps {
  query: URLSearchParams;
  set: (changes: Record<string, string | undefined>) => void;
  name: string;
  label: string;
  any: string;
  values: readonly (readonly [value: string, label: string])[];
}

function Choice({ query, set, name, label, any, values }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={query.get(name) ?? ''} onChange={({ target }) => set({ [name]: target.value })}>
        <option value="">{any}</option>
        {values.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
