import { colour, Text } from '../../../drawings/shapes.tsx';
import { Cover } from './Cover.tsx';
import { type ChartProps, figureOf } from './chart.ts';

const sizes = {
  // Names are beside the bars on the wide sheet, above them on the narrow one.
  wide: { width: 640, height: 312, left: 258, right: 56, top: 34, row: 46, name: -5, bar: 26, text: 15 },
  narrow: { width: 300, height: 370, left: 0, right: 50, top: 34, row: 56, name: 17, bar: 20, text: 14 },
};

/** Changes as bars, with a red line at the value of the yardstick. */
export function BarChart({ chart, language, size, progress }: ChartProps) {
  const { width, height, left, right, top, row, name, bar, text } = sizes[size];
  const values = chart.series.map(({ value }) => value);
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  // Values of negative bars are on their left and need room too.
  const start = left + (lowest < 0 ? right : 0);
  const x = (value: number) => start + ((value - lowest) / (highest - lowest)) * (width - right - start);
  const beside = size === 'wide';
  const yardstick = chart.series.find(({ period }) => period === chart.highlight.period)?.value ?? 0;
  const ground = top + values.length * row;

  const tops = values.map((_, index) => top + index * row + (beside ? (row - bar) / 2 : row - bar - 8));
  /** The bars that match `has`, as one path. */
  const bars = (has: (value: number, period: string) => boolean) =>
    chart.series
      .map(({ period, value }, index) =>
        has(value, period) ? `M${x(0)} ${tops[index]}H${x(value)}v${bar}H${x(0)}z` : '',
      )
      .join('');
  const isYardstick = (period: string) => period === chart.highlight.period;

  return (
    <>
      <path d={bars((value, period) => value > yardstick && !isYardstick(period))} fill={colour.blue} />
      <path d={bars((value, period) => value <= yardstick && !isYardstick(period))} fill={colour.ink} />
      <path d={bars((_, period) => isYardstick(period))} fill={colour.red} />
      {chart.series.map(({ period, value }, index) => (
        <Text
          key={period}
          x={x(value) + (value < 0 ? -8 : 8)}
          y={(tops[index] as number) + bar / 2 + text / 3}
          size={text}
          weight={600}
          anchor={value < 0 ? 'end' : undefined}
        >
          {figureOf(chart, language, value)}
        </Text>
      ))}
      <path d={`M${x(yardstick)} ${top - 6}V${ground}`} stroke={colour.red} strokeWidth="2" />
      <Text x={x(yardstick)} y={top - 14} size={text} weight={600} anchor={beside ? 'middle' : undefined}>
        {chart.highlight.text}
      </Text>
      <Cover x={x(0)} width={width - x(0)} height={height} progress={progress} />
      <path d={`M${x(0)} ${top - 6}V${ground}`} stroke={colour.ink} />
      {/* A white outline keeps names on the narrow sheet readable over the lines. */}
      <g paintOrder="stroke" stroke={beside ? undefined : colour.white} strokeWidth="7">
        {chart.series.map(({ period }, index) => (
          <Text
            key={period}
            x={beside ? left + name : 0}
            y={top + index * row + (beside ? row / 2 + text / 3 : name)}
            size={text}
            anchor={beside ? 'end' : undefined}
          >
            {period}
          </Text>
        ))}
      </g>
    </>
  );
}

/** The sheet of a bar chart. */
export function barSheet(size: ChartProps['size']) {
  return sizes[size];
}
