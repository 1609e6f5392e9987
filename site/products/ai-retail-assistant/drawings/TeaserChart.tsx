import type { HomeWords } from '../../../../domain/content/home.ts';
import type { Language } from '../../../../domain/languages.ts';
import styles from './teaser.module.css';

const width = 520;
const height = 250;
/** y of index 100. */
const base = 86;
const unit = 40;

interface Props {
  language: Language;
  words: HomeWords['analyst']['chat']['chart'];
}

/** 24 months of an index as columns above and below 100; the lowest is marked. */
export function TeaserChart({ language, words }: Props) {
  const { values } = words;
  const step = width / values.length;
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
  const lowest = values.indexOf(Math.min(...values));
  const first = values[0] ?? 100;
  const last = values.at(-1) ?? 100;
  const foot = (value: number) => base - (value - 100) * unit;
  const column = (value: number, month: number) =>
    `M${+(month * step).toFixed(1)} ${base}h15V${+foot(value).toFixed(1)}h-15z`;
  const middle = (lowest + 0.5) * step;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.label}>
      <path d={values.map(column).join('')} fill="var(--f-blue)" />
      <path d={column(values[lowest] ?? 100, lowest)} fill="var(--f-red)" />
      <path d={`M0 ${base}H${width}`} stroke="var(--f-ink)" />
      <text x={width} y={base - 10} textAnchor="end" className={styles.muted}>
        {words.axis}
      </text>
      <text y={foot(first) - 9} className={styles.value}>
        {number.format(first)}
      </text>
      <text y={base + 20} className={styles.muted}>
        {words.first}
      </text>
      <text x={middle} y={foot(values[lowest] ?? 100) + 20} textAnchor="middle">
        <tspan className={styles.value}>{number.format(values[lowest] ?? 100)}</tspan>
        <tspan className={styles.muted} dx="7">
          {words.lowest}
        </tspan>
      </text>
      <text x={width} y={foot(last) + 24} textAnchor="end" className={styles.value}>
        {number.format(last)}
      </text>
      <text x={width} y={foot(last) + 45} textAnchor="end" className={styles.muted}>
        {words.last}
      </text>
    </svg>
  );
}
