import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fileSize, fill } from '../../domain/text.ts';
import type { Overview as Numbers } from './api.ts';
import { titleOf } from './flags.ts';
import { useTitle } from './location.ts';
import styles from './Overview.module.css';
import { Bars, Columns, Legend } from './plots.tsx';
import { overviewQuery, sentenceOf } from './queries.ts';
import { Loading } from './RequestList.tsx';
import { State } from './State.tsx';
import { Table } from './Table.tsx';
import { duration, monthName, weekStart } from './time.ts';
import { counted, language, locale, words } from './words.ts';

const { overview: own, kinds } = words;
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];
const number = new Intl.NumberFormat(locale);
const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

/** Statistics over all requests, each as a plot and as a table. */
export function Overview() {
  const { data, error } = useQuery(overviewQuery);
  useTitle(own.title);
  return (
    <main id="main" className={styles.page}>
      <h1 className="h2">{own.title}</h1>
      {data ? (
        <>
          <p className="lead">{fill(own.intro, { weeks: data.weeks.length })}</p>
          <ByWeek {...data} />
          <ByPage {...data} />
          <Answering {...data} />
          <Spam {...data} />
          <Waiting {...data} />
          <Disk {...data} />
          <Retention {...data} />
        </>
      ) : error ? (
        <State flag="ics-U" title={sentenceOf(error)} />
      ) : (
        <Loading />
      )}
    </main>
  );
}

function Part(props: { id: string; title: string; text: string; plot: ReactNode; children?: ReactNode }) {
  const { id, title, text, plot, children } = props;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className="h3">
          {title}
        </h2>
        <p className="muted">{text}</p>
      </div>
      <div className={styles.plot}>{plot}</div>
      {children && <div className={styles.table}>{children}</div>}
    </section>
  );
}

interface ByKindProps {
  id: string;
  texts: { title: string; text: string };
  /** Head of the first column of the table. */
  period: string;
  figure?: string;
  rows: readonly { name: string; column: string; counts: Readonly<Record<string, number>>; total: number }[];
  newestFirst?: boolean;
}

/** Counts by kind of request over time. */
function ByKind({ id, texts, period, figure, rows, newestFirst = false }: ByKindProps) {
  const used = kindNames.filter((kind) => rows.some(({ counts }) => counts[kind]));
  const cells = rows.map(({ name, counts, total }) => [
    name,
    ...used.map((kind) => number.format(counts[kind] ?? 0)),
    number.format(total),
  ]);
  return (
    <Part
      id={id}
      {...texts}
      plot={
        <>
          {figure && <p className={styles.figure}>{figure}</p>}
          <Columns
            label={texts.title}
            columns={rows.map(({ column, counts }) => ({
              name: column,
              parts: kindNames.map((kind) => ({ kind, count: counts[kind] ?? 0 })),
            }))}
          />
          <Legend names={used.map((kind) => [kind, kinds[kind]])} />
        </>
      }
    >
      <Table
        name={texts.title}
        head={[period, ...used.map((kind) => kinds[kind]), own.total]}
        rows={newestFirst ? cells.reverse() : cells}
      />
    </Part>
  );
}

function ByWeek({ weeks }: Numbers) {
  const rows = weeks.map(({ start, kinds: counts, all, spam }) => ({
    name: weekStart(start),
    column: fill(own.weekOf, { date: weekStart(start) }),
    counts,
    total: all - spam,
  }));
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const figure = fill(words.inbox.read, { count: number.format(total) });
  return <ByKind id="by-week" texts={own.byWeek} period={own.week} figure={figure} rows={rows} newestFirst />;
}

function ByPage({ pages }: Numbers) {
  const languages = [
    ...new Set(pages.flatMap((page) => Object.keys(page.languages))),
  ] as (keyof typeof words.languages)[];
  const name = ({ kind, form, subject }: Numbers['pages'][number]) =>
    subject || form === 'demo-home' ? titleOf({ kind, form, subject: subject ?? '' }) : kinds[kind];
  return (
    <Part
      id="by-page"
      {...own.byPage}
      plot={
        <Bars
          label={own.byPage.title}
          bars={pages.map((page) => ({ name: name(page), kind: page.kind, count: page.count }))}
        />
      }
    >
      <Table
        name={own.byPage.title}
        head={[own.page, ...languages.map((each) => words.languages[each]), own.total]}
        rows={pages.map((page) => [
          name(page),
          ...languages.map((each) => number.format(page.languages[each] ?? 0)),
          number.format(page.count),
        ])}
      />
    </Part>
  );
}

function Answering({ answers }: Numbers) {
  const { spans, median, count } = answers;
  const bars = spans.map(({ name, count }) => ({
    name: own.within[name as keyof typeof own.within],
    kind: 'consultation' as const,
    count,
  }));
  return (
    <Part
      id="answering"
      {...own.answering}
      plot={
        median === null ? (
          <p className="lead">{own.notAnswered}</p>
        ) : (
          <>
            <p className={styles.figure}>{fill(own.median, { duration: duration(median) })}</p>
            <Bars label={own.answering.title} bars={bars} />
          </>
        )
      }
    >
      {median !== null && (
        <Table
          name={own.answering.title}
          head={[counted(own.answered, count), own.count]}
          rows={bars.map(({ name, count }) => [name, number.format(count)])}
        />
      )}
    </Part>
  );
}

function Spam({ weeks }: Numbers) {
  const all = weeks.reduce((sum, week) => sum + week.all, 0);
  const spam = weeks.reduce((sum, week) => sum + week.spam, 0);
  return (
    <Part
      id="spam"
      {...own.spam}
      plot={
        <>
          <p className={styles.figure}>
            {fill(own.spamShare, { share: share.format(all === 0 ? 0 : spam / all) })}
          </p>
          <Columns
            label={own.spam.title}
            columns={weeks.map((week) => ({
              name: fill(own.weekOf, { date: weekStart(week.start) }),
              parts: [
                { kind: 'spam', count: week.spam },
                { kind: 'rest', count: week.all - week.spam },
              ],
            }))}
          />
          <Legend
            names={[
              ['spam', words.states.spam],
              ['rest', own.count],
            ]}
          />
        </>
      }
    >
      <Table
        name={own.spam.title}
        head={[own.week, words.states.spam, own.total]}
        rows={weeks
          .map((week) => [weekStart(week.start), number.format(week.spam), number.format(week.all)])
          .reverse()}
      />
    </Part>
  );
}

function Waiting({ waiting }: Numbers) {
  const { channels, withheld: reasons } = words.request;
  const rows = waiting.causes.map(({ channel, withheld, error, count }) => ({
    name: channels[channel],
    why: withheld ? reasons[withheld] : error || own.firstAttempt,
    count,
  }));
  const others = waiting.count - rows.reduce((sum, { count }) => sum + count, 0);
  if (others > 0) rows.push({ name: own.others, why: own.otherCauses, count: others });
  if (rows.length === 0) {
    return <Part id="waiting" {...own.waiting} plot={<p className="lead">{own.nothingWaits}</p>} />;
  }
  return (
    <Part
      id="waiting"
      {...own.waiting}
      plot={
        <Bars
          label={own.waiting.title}
          bars={rows.map(({ name, count }) => ({ name, kind: 'demo', count }))}
        />
      }
    >
      <Table
        name={own.waiting.title}
        withWords
        head={[own.channel, own.why, own.number]}
        rows={rows.map(({ name, why, count }) => [name, why, number.format(count)])}
      />
    </Part>
  );
}

function Disk({ disk: { free, total, database, databaseHere } }: Numbers) {
  const here = databaseHere ? database : 0;
  const size = (bytes: number) =>
    bytes < 2 ** 30
      ? fileSize(language, words.sizes, bytes)
      : `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 2 ** 30)} GB`;
  const rows = [
    ['free', own.diskFree, free],
    ['database', own.diskDatabase, database],
    ['rest', own.diskOther, Math.max(0, total - free - here)],
  ] as const;
  return (
    <Part
      id="disk"
      {...own.disk}
      plot={
        <Bars
          label={own.disk.title}
          bars={rows.map(([kind, name, bytes]) => ({ name, kind, count: bytes, shown: size(bytes) }))}
        />
      }
    >
      <Table
        name={own.disk.title}
        head={[own.disk.title, own.size]}
        rows={[...rows.map(([, name, bytes]) => [name, size(bytes)]), [own.total, size(total)]]}
      />
    </Part>
  );
}

function Retention({ retention }: Numbers) {
  if (retention.every(({ all }) => all === 0)) {
    return <Part id="retention" {...own.retention} plot={<p className="lead">{own.noRetention}</p>} />;
  }
  const rows = retention.map(({ month, kinds: counts, all }) => ({
    name: monthName(month),
    column: monthName(month),
    counts,
    total: all,
  }));
  return <ByKind id="retention" texts={own.retention} period={own.month} rows={rows} />;
}
