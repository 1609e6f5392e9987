import { Paper } from '../objects.tsx';
import { Box, Cast, colour, Move, Rule, Text } from '../shapes.tsx';
import { SceneFrame } from './SceneFrame.tsx';

interface Words {
  /** In the empty input field. */
  hint: string;
  /** Industry class and adjustment, as the analyst names them below a question. */
  labels: readonly [string, string];
  /** The sample series; its lowest point is marked. */
  series: readonly number[];
}

interface Props {
  scene: 'ask' | 'check' | 'keep';
  words: Words;
}

const grounds = { ask: 'yellow', check: 'sail', keep: 'ink' } as const;

/** The drawing beside a step of the analyst: input field, answer to be checked, storyboard. */
export function AnalystScene({ scene, words }: Props) {
  return (
    <SceneFrame ground={grounds[scene]}>
      {scene === 'ask' && <Question hint={words.hint} />}
      {scene === 'check' && <Answer labels={words.labels} series={words.series} />}
      {scene === 'keep' && <Storyboard />}
    </SceneFrame>
  );
}

function Question({ hint }: { hint: string }) {
  return (
    <>
      <path d="M110 56h290v118l-30-28H110z" fill={colour.ink} />
      <path d="M134 86h242M134 114h164" stroke={colour.white} strokeWidth="9" />
      <Cast>
        <Box x={40} y={206} w={360} h={68} fill={colour.white} />
        <Box x={332} y={206} w={68} h={68} fill={colour.ink} />
      </Cast>
      <path d="M350 240h30M368 228l12 12-12 12" fill="none" stroke={colour.white} strokeWidth="3" />
      <path d="M60 224v32" stroke={colour.ink} strokeWidth="3" />
      <Text x={72} y={247} size={18} fill={colour.muted}>
        {hint}
      </Text>
    </>
  );
}

const plot = { width: 312, height: 108 };

function Answer({ labels, series }: { labels: Words['labels']; series: Words['series'] }) {
  const lowest = Math.min(...series);
  const range = Math.max(...series) - lowest;
  const step = plot.width / series.length;
  const yOf = (value: number) => +(((lowest + range - value) / range) * plot.height).toFixed(1);
  const line = series.map((value, index) => `V${yOf(value)}H${+((index + 1) * step).toFixed(1)}`).join('');
  const [industry, method] = labels;
  return (
    <Paper x={44} y={44} w={352} h={242}>
      <Box x={20} y={20} w={150} h={38} fill={colour.yellow} stroke={colour.ink} />
      <Text x={95} y={46} size={18} mono anchor="middle">
        {industry}
      </Text>
      <Box x={180} y={20} w={152} h={38} fill="none" stroke={colour.ink} />
      <Text x={256} y={46} size={18} weight={600} anchor="middle">
        {method}
      </Text>
      <Move x={20} y={84}>
        <path d={`M0 ${yOf(series[0] ?? lowest)}${line}`} fill="none" stroke={colour.blue} strokeWidth="5" />
        <Box
          x={(series.indexOf(lowest) + 0.5) * step - 10}
          y={plot.height - 10}
          w={20}
          h={20}
          fill={colour.red}
        />
        <Rule from={0} to={plot.width} y={plot.height + 28} />
      </Move>
    </Paper>
  );
}

// Heights of the columns on the three cards; the middle one is being put in its place.
const cards = [
  { x: 28, y: 112, fill: 'blue', columns: [30, 52, 74] },
  { x: 160, y: 60, fill: 'red', columns: [68, 46, 24] },
  { x: 292, y: 112, fill: 'blue', columns: [44, 62, 52] },
] as const;

function Storyboard() {
  return (
    <>
      <Box x={160} y={112} w={120} h={140} fill={colour.yellow} />
      {cards.map(({ x, y, fill, columns }) => (
        <Paper key={x} x={x} y={y} w={120} h={140}>
          {columns.map((height, index) => (
            <Box key={height} x={18 + index * 30} y={116 - height} w={24} h={height} fill={colour[fill]} />
          ))}
          <Rule from={14} to={106} y={116.5} />
        </Paper>
      ))}
    </>
  );
}
