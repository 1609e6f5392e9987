import styles from './plots.module.css';
import { locale } from './words.ts';

/** What a part of a plot stands for; its cloth is chosen in plots.module.css. */
export type Cloth =
  | 'api-access'
  | 'api-documentation'
  | 'demo'
  | 'consultation'
  | 'application'
  | 'spam'
  | 'rest'
  | 'free'
  | 'database';

const number = new Intl.NumberFormat(locale);
const [unit, gap, height] = [10, 2, 100];

interface ColumnsProps {
  label: string;
  columns: readonly { name: string; parts: readonly { kind: Cloth; count: number }[] }[];
}

/** Columns of stacked squares, from a common ground. Each says its numbers when it is pointed at. */
export function Columns({ label, columns }: ColumnsProps) {
  const sums = columns.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0));
  const most = Math.max(1, ...sums);
  const width = columns.length * (unit + gap) - gap;
  return (
    <figure className={styles.columns}>
      <p aria-hidden="true">{number.format(most)}</p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {columns.map(({ name, parts }, index) => {
          let top = height;
          return (
            <g key={name}>
              <title>{`${name}: ${number.format(sums[index] ?? 0)}`}</title>
              {parts
                .filter(({ count }) => count > 0)
                .map(({ kind, count }) => {
                  const size = (count / most) * height;
                  top -= size;
                  return (
                    <rect
                      key={kind}
                      className={styles.cloth}
                      data-cloth={kind}
                      x={index * (unit + gap)}
                      y={top}
                      width={unit}
                      height={size}
                    />
                  );
                })}
            </g>
          );
        })}
      </svg>
      <figcaption aria-hidden="true">
        <span>{columns[0]?.name}</span>
        <span>{columns.at(-1)?.name}</span>
      </figcaption>
    </figure>
  );
}

interface BarsProps {
  label: string;
  bars: readonly { name: string; kind: Cloth; count: number; shown?: string }[];
}

/** Bars with their names and numbers as words, longest of them as long as there is room. */
export function Bars({ label, bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ name, kind, count, shown }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two bars may have one name, such as mails with two errors
        <li key={index}>
          <span>{name}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.cloth} data-cloth={kind} width={(count / most) * 100} height="1" />
          </svg>
          <span className={styles.count}>{shown ?? number.format(count)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Which cloth stands for what. */
export function Legend({ names }: { names: readonly (readonly [Cloth, string])[] }) {
  return (
    <ul className={styles.legend}>
      {names.map(([kind, name]) => (
        <li key={kind}>
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <rect className={styles.cloth} data-cloth={kind} width="1" height="1" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
