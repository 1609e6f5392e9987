import { AtLeft, centred, LeaderLines } from '../../drawings/exhibits/parts.tsx';
import { Paper } from '../../drawings/objects.tsx';
import { type Area, Box, Cast, colour, Move, type Place, type Point, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';
import { points } from './Artefact.tsx';

type Props = SheetProps<'gastro-plus'>;

const dish = 21.5;
const bill = 77.2;

/** Five squares on the feedback slip, four of them filled. */
function Squares({ x, y, w, h, step }: Area & { step: number }) {
  const square = (index: number) => `M${x + index * step} ${y}h${w}v${h}h-${w}z`;
  return (
    <>
      <path d={[0, 1, 2, 3].map(square).join('')} fill={colour.ink} />
      <path d={square(4)} fill={colour.white} stroke={colour.ink} />
    </>
  );
}

/** A coaster with the guest's points. */
function Coaster({
  x,
  y,
  r,
  middle,
  size,
  label,
}: Point & { r: number; middle: number; size: number; label: string }) {
  return (
    <Cast>
      <circle cx={x} cy={y} r={r} fill={colour.yellow} />
      <circle cx={x} cy={y} r={r - 6} fill="none" stroke={colour.ink} strokeWidth="1.5" />
      <g className={centred}>
        <Text x={middle} y={y + 5} size={size} weight={700} anchor="middle" tracking={-1.4}>
          {points}
        </Text>
        <Text x={middle} y={y + 25} size={15} weight={500} anchor="middle">
          {label}
        </Text>
      </g>
    </Cast>
  );
}

/** The table of the flag. */
function Table({ x, y, scale }: Place) {
  return (
    <Cast>
      <Move x={x} y={y} scale={scale}>
        <path fill={colour.white} d="M8 4h8v4h4v8h-4v4H8v-4H4V8h4z" />
        <path fill={colour.yellow} d="M8 8h8v8H8z" />
      </Move>
    </Cast>
  );
}

function Wide({ words, figures }: Props) {
  const { exhibit } = words;
  return (
    <>
      <Cast>
        <g fill={colour.white}>
          <circle cx={-20} cy={-230} r={150} />
          <circle cx={-20} cy={170} r={150} />
          <circle cx={-20} cy={570} r={150} />
        </g>
        <path
          d="M-125 -230a105 105 0 1 0 210 0a105 105 0 1 0 -210 0M-125 170a105 105 0 1 0 210 0a105 105 0 1 0 -210 0M-125 570a105 105 0 1 0 210 0a105 105 0 1 0 -210 0"
          fill="none"
          stroke={colour.line}
          strokeWidth="2"
        />
        <path
          d="M-112 -230a92 92 0 1 0 184 0a92 92 0 1 0 -184 0M-112 170a92 92 0 0 0 184 0z"
          fill={colour.yellow}
        />
      </Cast>
      <path
        fill={colour.ink}
        d="M-50 504h7v54h5v-54h7v54h5v-54h7v66a13 13 0 0 1-12 13v110h-8v-110a13 13 0 0 1-12-13zM-4 504a20 44 0 0 1 15 48v36h-7v115h-8z"
      />
      <Cast>
        <Box x={150} y={-214} w={186} h={26} fill={colour.line} />
        <Box x={150} y={-188} w={186} h={250} fill={colour.white} />
        <AtLeft>
          <Text x={168} y={-154} size={20} weight={700} tracking={-0.3}>
            {figures.weekday('2026-11-20')}, 19:30
          </Text>
        </AtLeft>
        <Text x={320} y={-22} size={148} weight={700} anchor="end" tracking={-6}>
          9
        </Text>
        <AtLeft>
          <Text x={168} y={-22} size={20} weight={500}>
            {words.table}
          </Text>
          <Text x={168} y={28} size={16}>
            {words.guests}
          </Text>
        </AtLeft>
        <Text x={318} y={28} size={16} weight={600} anchor="end">
          {exhibit.reserved}
        </Text>
        <Text x={318} y={47} size={15} anchor="end" fill={colour.muted}>
          {words.restaurant}
        </Text>
      </Cast>
      <Cast>
        <Box x={172} y={74} w={172} h={80} rx={15} fill={colour.ink} />
        <Box x={186} y={89} w={144} h={56} fill={colour.paper} />
        <Text x={197} y={112} size={16} weight={600}>
          Online
        </Text>
        <Text x={319} y={112} size={16} mono anchor="end">
          19:24
        </Text>
        <Text x={197} y={136} size={16}>
          {words.order[1]}
        </Text>
        <Text x={319} y={136} size={16} mono anchor="end">
          {figures.amount(dish)}
        </Text>
      </Cast>
      <Paper x={118} y={234} w={208} h={138}>
        <AtLeft>
          <Text x={18} y={48} size={16} mono>
            {words.table} 9
          </Text>
          <Text x={18} y={76} size={16} mono>
            {words.total} EUR
          </Text>
        </AtLeft>
        <Text x={190} y={48} size={16} mono anchor="end">
          20:58
        </Text>
        <Text x={190} y={76} size={22} mono anchor="end">
          {figures.amount(bill)}
        </Text>
      </Paper>
      <Coaster x={250} y={208} r={49} middle={249} size={34} label={exhibit.points} />
      <Paper x={164} y={324} w={180} h={75} tornBottom>
        <Text x={162} y={36} size={20} weight={700} anchor="end" tracking={-0.3}>
          {words.question}
        </Text>
        <Squares x={23} y={47} w={24} h={24} step={28.5} />
      </Paper>
      <Table x={128} y={369} scale={10.5} />
      <Text x={254} y={444} size={27} weight={700} anchor="middle">
        9
      </Text>
      <Box x={302} y={481} w={30} h={28} rx={5} fill={colour.ink} />
      <Box x={307} y={486} w={20} h={18} fill={colour.paper} />
      <circle cx={191} cy={495} r={14} fill={colour.yellow} stroke={colour.ink} strokeWidth="1.5" />
      <Squares x={218} y={551} w={12} h={14} step={15} />
      <path d="M150 0H336" stroke={colour.ink} />
      <LeaderLines from={[318, 330, 250, 308, 330, 282]} narrow={false} />
    </>
  );
}

function Narrow({ words, figures }: Props) {
  const { exhibit } = words;
  return (
    <>
      <Cast>
        <Box x={110} y={-20} w={174} h={12} fill={colour.line} />
        <Box x={110} y={-8} w={174} h={132} fill={colour.white} />
        <Text x={270} y={88} size={96} weight={700} anchor="end" tracking={-4}>
          9
        </Text>
        <Text x={270} y={114} size={17} mono anchor="end">
          19:30
        </Text>
      </Cast>
      <Cast>
        <Box x={140} y={138} w={144} h={124} rx={15} fill={colour.ink} />
        <Box x={150} y={164} w={121} h={86} fill={colour.paper} />
        <Text x={262} y={197} size={16} anchor="end">
          {words.order[1]}
        </Text>
        <Text x={262} y={226} size={18} mono anchor="end">
          {figures.amount(dish)}
        </Text>
      </Cast>
      <Paper x={120} y={434} w={164} h={146}>
        <Text x={152} y={72} size={16} anchor="end">
          {words.table} 9
        </Text>
        <Text x={152} y={100} size={19} mono anchor="end">
          {figures.amount(bill)}
        </Text>
        <Text x={152} y={126} size={16} mono anchor="end">
          EUR
        </Text>
      </Paper>
      <Coaster x={236} y={344} r={56} middle={241} size={32} label={exhibit.points} />
      <Paper x={150} y={590} w={134} h={120} tornBottom>
        {exhibit.question.map((line, index) => (
          <Text key={line} x={122} y={48 + index * 21} size={16} weight={700} anchor="end">
            {line}
          </Text>
        ))}
        <Squares x={62} y={86} w={10} h={16} step={12.4} />
      </Paper>
      <Table x={163} y={713} scale={6.25} />
      <LeaderLines from={[276, 276, 236, 276, 276, 246]} narrow />
    </>
  );
}

/** A laid table from above, from the table card to the table of the flag. */
export function Exhibit(props: Props) {
  return props.narrow ? <Narrow {...props} /> : <Wide {...props} />;
}
