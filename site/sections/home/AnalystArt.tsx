import { Fragment, type ReactNode } from 'react';
import type { HomeWords } from '../../../domain/content/home.ts';
import type { Language } from '../../../domain/languages.ts';
import drawings from '../../drawings/drawings.module.css';
import { Box, colour, FlagAt, Text } from '../../drawings/shapes.tsx';
import styles from './Analyst.module.css';

const width = 520;
/** y of index 100. */
const base = 86;
const unit = 40;

interface ChartProps {
  language: Language;
  words: HomeWords['analyst']['chat']['chart'];
}

/** 24 months of an index as columns above and below 100; the lowest is red. */
export function Chart({ language, words }: ChartProps) {
  const { values } = words;
  const step = width / values.length;
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
  const lowest = values.indexOf(Math.min(...values));
  const at = (month: number) => values.at(month) ?? 100;
  const foot = (month: number) => base - (at(month) - 100) * unit;
  const column = (month: number) =>
    `M${+(month * step).toFixed(1)} ${base}h15V${+foot(month).toFixed(1)}h-15z`;
  return (
    <svg
      className={`${drawings.art} ${styles.chart}`}
      viewBox={`0 0 ${width} 236`}
      role="img"
      aria-label={words.label}
    >
      <path d={values.map((_, month) => column(month)).join('')} fill={colour.blue} />
      <path d={column(lowest)} fill={colour.red} />
      <path d={`M0 ${base}H${width}`} stroke={colour.ink} />
      <text x={width} y={base - 10} textAnchor="end">
        {words.axis}
      </text>
      <text y={foot(0) - 9} className={styles.value}>
        {number.format(at(0))}
      </text>
      <text y={base + 22}>{words.first}</text>
      <text x={(lowest + 0.5) * step} y={foot(lowest) + 24} textAnchor="middle">
        <tspan className={styles.value}>{number.format(at(lowest))}</tspan>
        <tspan dx="7">{words.lowest}</tspan>
      </text>
      <text x={width} y={foot(-1) + 26} textAnchor="end" className={styles.value}>
        {number.format(at(-1))}
      </text>
      <text x={width} y={foot(-1) + 48} textAnchor="end">
        {words.last}
      </text>
    </svg>
  );
}

const line = <path d="M0 149.5h240" stroke={colour.ink} />;

/** Columns of a chart, as one path. */
const columns = (heights: readonly number[], x: number) =>
  heights.map((height, index) => `M${x + index * 30} ${149 - height}h22v${height}h-22z`).join('');

const chat = (
  <>
    {line}
    <path fill={colour.ink} d="M84 6h156v60l-16-14H84z" />
    <path d="M98 22h128M98 36h84" stroke={colour.paper} strokeWidth="5" />
    <path d="M.5 72.5h172v77H.5z" fill={colour.white} stroke={colour.ink} />
    <path d={columns([26, 40, 32], 16) + columns([46], 136)} fill={colour.blue} />
    <path d={columns([58], 106)} fill={colour.red} />
  </>
);

const benchmark = (
  <>
    {line}
    <path d="M0 96h48V72h48v18h48V48h48V24h48" fill="none" stroke={colour.blue} strokeWidth="4" />
    <path d="M0 118h96v-14h96V88h48" fill="none" stroke={colour.ink} strokeWidth="4" />
    <path d="M216 24v64" stroke={colour.ink} strokeDasharray="3 3" />
    <path d="M207 15h18v18h-18z" fill={colour.red} />
    <path d="M207 79h18v18h-18z" fill={colour.ink} />
  </>
);

const classes = [
  ['47.4', colour.ink],
  ['47.5', colour.blue],
  ['47.6', colour.blue],
  ['47.72', colour.red],
] as const;

const industries = (names: readonly string[]) =>
  classes.map(([number, fill], index) => {
    const x = (index % 2) * 121;
    const y = Math.floor(index / 2) * 76;
    return (
      <Fragment key={number}>
        <Box x={x} y={y} w={119} h={74} fill={fill} />
        <Text x={x + 9} y={y + 27} size={20} mono fill={colour.white}>
          {number}
        </Text>
        <Text x={x + 9} y={y + 62} size={20} weight={600} fill={colour.white}>
          {names[index]}
        </Text>
      </Fragment>
    );
  });

const integration = (
  <>
    {line}
    <path d="M40 24h60v50M40 75h60M40 126h60V75M100 75h38" fill="none" stroke={colour.ink} strokeWidth="2" />
    {[colour.red, colour.yellow, colour.blue].map((fill, index) => (
      <Box key={fill} y={6 + index * 51} w={36} h={36} fill={fill} />
    ))}
    <FlagAt id="ai-retail-assistant" x={138} y={24} size={102} />
  </>
);

/** Drawings of 240 × 150 units in the order of the tiles. */
export const abilities = (names: readonly string[]): readonly ReactNode[] => [
  chat,
  benchmark,
  industries(names),
  integration,
];
