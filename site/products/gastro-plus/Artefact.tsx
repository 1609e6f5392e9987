import { Fragment } from 'react';
import { IdCard, Paper } from '../../drawings/objects.tsx';
import { slip, stack } from '../../drawings/printed-slip.tsx';
import {
  type Area,
  Box,
  colour,
  FlagAt,
  Move,
  type Place,
  type Point,
  placed,
  QrCode,
  Rule,
  Text,
} from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';

type Props = SheetProps<'gastro-plus'>;

/** Points of the drawn guest, of ten. */
export const points = 7;

/** A card for ten points; each point is the flag. */
function PointsCard({ words, title, ...place }: Place & { words: Props['words']; title: string }) {
  return (
    <IdCard {...place}>
      <Box w={342} h={216} fill={colour.white} />
      <Text x={21} y={36} size={18} weight={700} tracking={-0.3}>
        {title}
      </Text>
      {Array.from({ length: 10 }, (_, index) => {
        const x = 21 + (index % 5) * 60;
        const y = 54 + Math.floor(index / 5) * 60;
        const last = index === 9;
        return index < points ? (
          <FlagAt key={`${x} ${y}`} id="gastro-plus" x={x} y={y} size={60} />
        ) : (
          <Fragment key={`${x} ${y}`}>
            <Box
              x={x}
              y={y}
              w={60}
              h={60}
              fill={last ? colour.yellow : colour.white}
              stroke={colour.ink}
              strokeOpacity={last ? 1 : 0.35}
            />
            <Text
              x={x + 30}
              y={y + 36}
              size={16}
              anchor="middle"
              weight={last ? 700 : undefined}
              fill={last ? undefined : colour.muted}
            >
              {last ? words.free : index + 1}
            </Text>
          </Fragment>
        );
      })}
      <Box x={21.5} y={54.5} w={299} h={119} fill="none" stroke={colour.ink} strokeOpacity=".6" />
      <Text x={21} y={199} size={16}>
        {words.restaurant}
      </Text>
    </IdCard>
  );
}

const unit = 13;

/** A table seen from above, the plus of the flag. */
function Table({ x, y, fill, stroke }: Point & { fill: string; stroke?: string }) {
  const u = unit;
  return (
    <path
      transform={placed({ x, y })}
      d={`M${u} 0h${2 * u}v${u}h${u}v${2 * u}h-${u}v${u}h-${2 * u}v-${u}h-${u}v-${2 * u}h${u}z`}
      fill={fill}
      stroke={stroke}
    />
  );
}

/** Nine tables, three taken, the ninth reserved. */
function TablePlan({ words, figures, x, y, w, h }: Props & Area) {
  const gap = (w - 48 - 12 * unit) / 2;
  return (
    <Paper x={x} y={y} w={w} h={h}>
      <Text x={24} y={40} size={20} weight={700} tracking={-0.3}>
        {figures.weekday('2026-11-20')}, 19:30
      </Text>
      <Text x={24} y={62} size={15} fill={colour.muted}>
        {words.reserved}
      </Text>
      <Rule from={24} to={w - 24} y={78} />
      {Array.from({ length: 9 }, (_, index) => {
        const left = 24 + (index % 3) * (4 * unit + gap);
        const top = 106 + Math.floor(index / 3) * (4 * unit + 22);
        if (index < 8) {
          const taken = [0, 4, 7].includes(index);
          return (
            <Table
              key={`${left} ${top}`}
              x={left}
              y={top}
              fill={taken ? colour.ink : colour.white}
              stroke={colour.ink}
            />
          );
        }
        return (
          <Fragment key={`${left} ${top}`}>
            <Box x={left - unit} y={top - unit} w={6 * unit} h={6 * unit} fill={colour.red} />
            <Table x={left} y={top} fill={colour.white} />
            <Box x={left + unit} y={top + unit} w={2 * unit} h={2 * unit} fill={colour.yellow} />
            <Text x={left + 2 * unit} y={top + 2 * unit + 6} size={17} weight={700} anchor="middle">
              9
            </Text>
          </Fragment>
        );
      })}
    </Paper>
  );
}

const order = [
  [2, 19.8],
  [1, 21.5],
  [1, 17.9],
  [4, 18],
] as const;

/** The order of table 9 with a feedback question. */
function Ticket({ words, figures, x, y }: Props & Point) {
  const width = 270;
  const pad = 24;
  const { space, rule, row } = slip(width, pad, 15);
  const { height, drawing } = stack([
    {
      height: 106,
      draw: () => (
        <>
          <Text x={pad - 1} y={62} size={42} weight={700} tracking={-1.4}>
            {words.table} 9
          </Text>
          <Text x={width - pad} y={34} size={15} mono anchor="end">
            19:42
          </Text>
          <Text x={width - pad} y={61} size={15} anchor="end">
            {words.guests}
          </Text>
          <Text x={pad} y={92} size={15} fill={colour.muted}>
            {words.restaurant}
          </Text>
        </>
      ),
    },
    rule(),
    space(4),
    ...order.map(([count, price], index) =>
      row(`${count} ${words.order[index]}`, figures.amount(price), { height: 28 }),
    ),
    space(4),
    rule(true),
    space(2),
    row(`${words.total} EUR`, figures.amount(77.2), { height: 28 }),
    space(22),
    {
      height: 82,
      draw: (top) => (
        <>
          <Box y={top} w={width} h={50} fill={colour.red} />
          <Text x={pad} y={top + 32} size={16} weight={600} fill={colour.white}>
            {words.kitchen}
          </Text>
        </>
      ),
    },
    {
      height: 182,
      draw: (top) => (
        <>
          <Text x={pad} y={top + 16} size={16} weight={600}>
            {words.question}
          </Text>
          {[0, 1, 2, 3, 4].map((index) => (
            <Box
              key={index}
              x={pad + 0.5 + index * 28}
              y={top + 30}
              w={22}
              h={22}
              fill={index < 4 ? colour.ink : colour.white}
              stroke={colour.ink}
            />
          ))}
          <QrCode code="feedback" x={pad} y={top + 74} size={84} />
        </>
      ),
    },
  ]);
  return (
    <Paper x={x} y={y} w={width} h={height} tornBottom>
      {drawing}
    </Paper>
  );
}

/** The head of the kitchen ticket. */
function TicketHead({ words, figures }: Props) {
  return (
    <Paper x={22} y={-200} w={196} h={350} tornBottom>
      <Move x={0} y={200}>
        <Text x={17} y={48} size={34} weight={700} tracking={-1.2}>
          {words.table} 9
        </Text>
        <Text x={18} y={76} size={15}>
          {figures.weekday('2026-11-20')}, 19:30
        </Text>
        <Box y={96} w={196} h={40} fill={colour.ink} />
        <Text x={18} y={121} size={15} weight={600} fill={colour.white}>
          {words.kitchen}
        </Text>
      </Move>
    </Paper>
  );
}

/** The evening of table 9: reservation, order and points. */
export function Artefact(props: Props) {
  const { words, narrow } = props;
  return narrow ? (
    <>
      <TicketHead {...props} />
      <PointsCard words={words} title={words.card.narrow} x={50} y={178} scale={0.92} />
    </>
  ) : (
    <>
      <TablePlan {...props} x={428} y={36} w={260} h={330} />
      <Ticket {...props} x={32} y={36} />
      <PointsCard words={words} title={words.card.wide} x={246} y={420} scale={1.29} />
    </>
  );
}
