import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fileSize, fill } from '../../domain/text.ts';
import type { Overview as Numbers } from './api.ts';
import { titleOf } from './flags.ts';
import { useTitle } from './location.ts';
import styles from './Overview.module.css';
import { Bars, Columns, Legend } from './plots.tsx';
import { overviewQuery } from './queries.ts';
import { Pending } from './RequestList.tsx';
import { Table } from './Table.tsx';
import { duration, monthName, weekStart } from './time.ts';
import { counted, language, locale, words } from './words.ts';

const { overview: texts, kinds } = words;
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];
const number = new Intl.NumberFormat(locale);
const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

/** Statistics over all requests, each as a plot and as a table. */
export function Overview() {
  const { data, error } = useQuery(overviewQuery);
  useTitle(texts.title);
  return (
    <main id="main" className={styles.page}>
      <h1 className="h2">{texts.title}</h1>
      {data ? (
        <>
          <p className="lead">{fill(texts.intro, { weeks: data.weeks.length })}</p>
          <ByWeek {...data} />
          <ByPage {...data} />
          <Answering {...data} />
          <Spam {...data} />
          <Waiting {...data} />
          <Disk {...data} />
          <Retention {...data} />
        </>
      ) : (
        <Pending error={error} />
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
  title: string;
  text: string;
  /** Head of the first column of the table. */
  period: string;
  figure?: string;
  rows: readonly { name: string; column: string; counts: Readonly<Record<string, number>>; total: number }[];
  newestFirst?: boolean;
}

/** Counts by kind of request over time. */
function ByKind({ id, title, text, period, figure, rows, newestFirst = false }: ByKindProps) {
  const used = kindNames.filter((kind) => rows.some(({ counts }) => counts[kind]));
  const cells = rows.map(({ name, counts, total }) => [
    name,
    ...used.map((kind) => number.format(counts[kind] ?? 0)),
    number.format(total),
  ]);
  return (
    <Part
      {...{ id, title, text }}
      plot={
        <>
          {figure && <p className={styles.figure}>{figure}</p>}
          <Columns
            label={title}
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
        name={title}
        head={[period, ...used.map((kind) => kinds[kind]), texts.total]}
        rows={newestFirst ? cells.reverse() : cells}
      />
    </Part>
  );
}

function ByWeek({ weeks }: Numbers) {
  const rows = weeks.map(({ start, kinds: counts, all, spam }) => ({
    name: weekStart(start),
    column: fill(texts.weekOf, { date: weekStart(start) }),
    counts,
    total: all - spam,
  }));
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const figure = fill(words.inbox.read, { count: number.format(total) });
  return (
    <ByKind id="by-week" {...texts.byWeek} period={texts.week} figure={figure} rows={rows} newestFirst />
  );
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
      {...texts.byPage}
      plot={
        <Bars
          label={texts.byPage.title}
          bars={pages.map((page) => ({ name: name(page), kind: page.kind, count: page.count }))}
        />
      }
    >
      <Table
        name={texts.byPage.title}
        head={[texts.page, ...languages.map((each) => words.languages[each]), texts.total]}
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
    name: texts.within[name as keyof typeof texts.within],
    kind: 'consultation' as const,
    count,
  }));
  return (
    <Part
      id="answering"
      {...texts.answering}
      plot={
        median === null ? (
          <p className="lead">{texts.notAnswered}</p>
        ) : (
          <>
            <p className={styles.figure}>{fill(texts.median, { duration: duration(median) })}</p>
            <Bars label={texts.answering.title} bars={bars} />
          </>
        )
      }
    >
      {median !== null && (
        <Table
          name={texts.answering.title}
          head={[counted(texts.answered, count), texts.count]}
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
      {...texts.spam}
      plot={
        <>
          <p className={styles.figure}>
            {fill(texts.spamShare, { share: share.format(all === 0 ? 0 : spam / all) })}
          </p>
          <Columns
            label={texts.spam.title}
            columns={weeks.map((week) => ({
              name: fill(texts.weekOf, { date: weekStart(week.start) }),
              parts: [
                { kind: 'spam', count: week.spam },
                { kind: 'rest', count: week.all - week.spam },
              ],
            }))}
          />
          <Legend
            names={[
              ['spam', words.states.spam],
              ['rest', texts.count],
            ]}
          />
        </>
      }
    >
      <Table
        name={texts.spam.title}
        head={[texts.week, words.states.spam, texts.total]}
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
    why: withheld ? reasons[withheld] : error || texts.firstAttempt,
    count,
  }));
  const others = waiting.count - rows.reduce((sum, { count }) => sum + count, 0);
  if (others > 0) rows.push({ name: texts.others, why: texts.otherCauses, count: others });
  if (rows.length === 0) {
    return <Part id="waiting" {...texts.waiting} plot={<p className="lead">{texts.nothingWaits}</p>} />;
  }
  return (
    <Part
      id="waiting"
      {...texts.waiting}
      plot={
        <Bars
          label={texts.waiting.title}
          bars={rows.map(({ name, count }) => ({ name, kind: 'demo', count }))}
        />
      }
    >
      <Table
        name={texts.waiting.title}
        withWords
        head={[texts.channel, texts.why, texts.number]}
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
    ['free', texts.diskFree, free],
    ['database', texts.diskDatabase, database],
    ['rest', texts.diskOther, Math.max(0, total - free - here)],
  ] as const;
  return (
    <Part
      id="disk"
      {...texts.disk}
      plot={
        <Bars
          label={texts.disk.title}
          bars={rows.map(([kind, name, bytes]) => ({ name, kind, count: bytes, shown: size(bytes) }))}
        />
      }
    >
      <Table
        name={texts.disk.title}
        head={[texts.disk.title, texts.size]}
        rows={[...rows.map(([, name, bytes]) => [name, size(bytes)]), [texts.total, size(total)]]}
      />
    </Part>
  );
}

function Retention({ retention }: Numbers) {
  if (retention.every(({ all }) => all === 0)) {
    return <Part id="retention" {...texts.retention} plot={<p className="lead">{texts.noRetention}</p>} />;
  }
  const rows = retention.map(({ month, kinds: counts, all }) => ({
    name: monthName(month),
    column: monthName(month),
    counts,
    total: all,
  }));
  return <ByKind id="retention" {...texts.retention} period={texts.month} rows={rows} />;
}
