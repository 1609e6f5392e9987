import type { RequestKind } from '../../domain/requests/index.ts';
import styles from './plots.module.css';
import { locale } from './words.ts';

/** Category of a part of a plot; plots.module.css sets its colour. */
type Category = RequestKind | 'spam' | 'rest' | 'free' | 'database';

const number = new Intl.NumberFormat(locale);
const [unit, gap, height] = [10, 2, 100];

interface ColumnsProps {
  label: string;
  columns: readonly { name: string; parts: readonly { kind: Category; count: number }[] }[];
}

/** Stacked columns; each shows its sum as a tooltip. */
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
                      className={styles.mark}
                      data-category={kind}
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
  bars: readonly { name: string; kind: Category; count: number; shown?: string }[];
}

/** Horizontal bars with names and numbers. */
export function Bars({ label, bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ name, kind, count, shown }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two bars may have one name, such as mails with two errors
        <li key={index}>
          <span>{name}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.mark} data-category={kind} width={(count / most) * 100} height="1" />
          </svg>
          <span className={styles.count}>{shown ?? number.format(count)}</span>
        </li>
      ))}
    </ul>
  );
}

export function Legend({ names }: { names: readonly (readonly [Category, string])[] }) {
  return (
    <ul className={styles.legend}>
      {names.map(([kind, name]) => (
        <li key={kind}>
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <rect className={styles.mark} data-category={kind} width="1" height="1" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
