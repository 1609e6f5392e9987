import { colour, Text } from '../../../drawings/shapes.tsx';
import { Cover } from './Cover.tsx';
import { type ChartProps, figureOf } from './chart.ts';

const sizes = {
  // The demo video is also seen on phones, so its words are large.
  film: { width: 864, height: 330, left: 64, top: 40, foot: 46, text: 27, stroke: 6, mark: 22 },
  wide: { width: 640, height: 312, left: 44, top: 26, foot: 40, text: 15, stroke: 4, mark: 15 },
  narrow: { width: 300, height: 268, left: 36, top: 26, foot: 36, text: 14, stroke: 3.5, mark: 13 },
};

type Props = Omit<ChartProps, 'size'> & { size: keyof typeof sizes };

/** A monthly index as a stepped line with a red square at the highlighted point. */
export function LineChart({ chart, language, size, progress }: Props) {
  const { width, height, left, top, foot, text, stroke, mark } = sizes[size];
  const values = chart.series.map(({ value }) => value);
  const floor = 2 * Math.floor((Math.min(...values) - 0.5) / 2);
  const ceiling = 2 * Math.ceil(Math.max(...values) / 2);
  const ground = height - foot;
  const column = (width - left) / values.length;
  const x = (index: number) => left + index * column;
  const y = (value: number) => top + ((ceiling - value) / (ceiling - floor)) * (ground - top);
  const lines = Array.from({ length: (ceiling - floor) / 2 + 1 }, (_, index) => floor + 2 * index);
  const lineAt = (value: number) => `M${left} ${y(value)}H${width}`;
  const steps = values.map((value, index) => `V${y(value)}H${x(index + 1)}`).join('');
  const first = values[0] as number;
  const last = values.at(-1) as number;
  const marked = chart.series.findIndex(({ period }) => period === chart.highlight.period);
  const at = { x: x(marked + 0.5), y: y(values[marked] as number) };
  const middle = Math.floor(values.length / 2);
  const period = (index: number) => chart.series[index]?.period;

  return (
    <>
      <path d={`M${left} ${ground}${steps}V${ground}z`} fill={colour.sail} />
      <path d={`M${left} ${y(first)}${steps}`} fill="none" stroke={colour.blue} strokeWidth={stroke} />
      <rect x={at.x - mark / 2} y={at.y - mark / 2} width={mark} height={mark} fill={colour.red} />
      <Text x={at.x} y={at.y + mark / 2 + text * 0.85} size={text} weight={600} anchor="middle">
        {chart.highlight.text}
      </Text>
      <Text x={left + 2} y={y(first) - 9} size={text} weight={600}>
        {figureOf(chart, language, first)}
      </Text>
      <Text x={width} y={y(last) - 9} size={text} weight={600} anchor="end">
        {figureOf(chart, language, last)}
      </Text>
      <Cover x={left} width={width - left} height={height} progress={progress} />
      <path d={lines.slice(1).map(lineAt).join('')} stroke={colour.ink} strokeOpacity=".16" />
      <path d={lineAt(floor)} stroke={colour.ink} />
      {lines.map((value) => (
        <Text key={value} x={left - 8} y={y(value) + text / 3} size={text} fill={colour.muted} anchor="end">
          {value}
        </Text>
      ))}
      <Text x={left} y={height - 10} size={text} fill={colour.muted}>
        {period(0)}
      </Text>
      <Text x={x(middle + 0.5)} y={height - 10} size={text} fill={colour.muted} anchor="middle">
        {period(middle)}
      </Text>
      <Text x={width} y={height - 10} size={text} fill={colour.muted} anchor="end">
        {period(values.length - 1)}
      </Text>
    </>
  );
}

/** The sheet of a line chart. */
export function lineSheet(size: Props['size']) {
  return sizes[size];
}
