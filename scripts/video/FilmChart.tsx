import type { Curve } from '../../domain/content/analyst.ts';
import type { Language } from '../../domain/languages.ts';
import { colour, Text } from '../../site/drawings/shapes.tsx';
import { depthOf, gridOf, level, stairs } from '../../site/products/ai-retail-assistant/chart.ts';

// The film is also seen on phones, so its words are large.
const sheet = { width: 864, height: 400, left: 76, top: 48, foot: 56 };
const text = 34;
const mark = 26;
const width = sheet.width - sheet.left;
const height = sheet.height - sheet.top - sheet.foot;

interface Props {
  chart: Curve;
  language: Language;
  /** Drawn share, 0 to 1. */
  progress: number;
}

/** A monthly index as stairs with a red square at the highlighted point. */
export function FilmChart({ chart, language, progress }: Props) {
  const { series, highlight } = chart;
  const values = series.map(({ value }) => value);
  const grid = gridOf(values);
  const y = (value: number) => depthOf(value, grid) * height;
  const line = stairs(values, width, height);
  const lowest = series.findIndex(({ period }) => period === highlight.period);
  const x = ((lowest + 0.5) * width) / values.length;
  const low = y(values[lowest] as number);
  const [first, last] = [values[0] as number, values.at(-1) as number];
  const months = [
    { index: 0, at: 0 },
    { index: lowest, at: x, anchor: 'middle' },
    { index: values.length - 1, at: width, anchor: 'end' },
  ] as const;
  return (
    <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
      <g transform={`translate(${sheet.left} ${sheet.top})`}>
        <path d={`${line}V${height}H0z`} fill={colour.sail} />
        <path d={line} fill="none" stroke={colour.blue} strokeWidth="7" />
        <path d={`M${x} ${low}m${-mark / 2} ${-mark / 2}h${mark}v${mark}h${-mark}z`} fill={colour.red} />
        <Text x={x} y={low + mark / 2 + 30} size={text} weight={600} anchor="middle">
          {highlight.text}
        </Text>
        <Text x={2} y={y(first) - 11} size={text} weight={600}>
          {level(language, first)}
        </Text>
        <Text x={width} y={y(last) - 11} size={text} weight={600} anchor="end">
          {level(language, last)}
        </Text>
        {/* Moves to the right and uncovers the line. */}
        <rect x={progress * width} y={-sheet.top} width={width} height={sheet.height} fill={colour.white} />
        <path
          d={grid.map((value) => `M0 ${y(value)}H${width}`).join('')}
          stroke={colour.ink}
          strokeOpacity=".16"
        />
        <path d={`M0 ${height}H${width}`} stroke={colour.ink} />
        {grid.map((value) => (
          <Text key={value} x={-12} y={y(value) + text / 3} size={text} fill={colour.muted} anchor="end">
            {value}
          </Text>
        ))}
        {months.map(({ index, at, ...end }) => (
          <Text key={index} x={at} y={height + 42} size={text} fill={colour.muted} {...end}>
            {series[index]?.period}
          </Text>
        ))}
      </g>
    </svg>
  );
}
