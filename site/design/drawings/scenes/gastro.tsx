import { Paper } from '../objects.tsx';
import { Box, colour, Move, Text } from '../shapes.tsx';
import { Till } from './props.tsx';
import type { Scenes } from './scenes.ts';

/** A table with four seats, `unit` a quarter of its width. */
function Table({ x, y, unit, fill }: { x: number; y: number; unit: number; fill: string }) {
  const side = 2 * unit;
  return (
    <Move x={x} y={y}>
      <path
        d={`M${unit} 0h${side}v${unit}h${unit}v${side}h-${unit}v${unit}h-${side}v-${unit}h-${unit}v-${side}h${unit}z`}
        fill={fill}
      />
    </Move>
  );
}

export const gastro: Scenes<'gastro-plus'> = [
  {
    ground: 'sail',
    draw: (words, { amount }) => (
      <Till>
        <Text x={8} y={38} size={32} weight={700} tracking={-1}>
          {words.table} 9
        </Text>
        <Text x={8} y={84} size={18} mono>
          {words.total}
        </Text>
        <Text x={224} y={84} size={18} mono anchor="end">
          {amount(77.2)}
        </Text>
        <Box x={-8} y={106} w={248} h={52} fill={colour.red} />
        <Text x={8} y={139} size={18} weight={600} fill={colour.white}>
          {words.kitchen}
        </Text>
      </Till>
    ),
  },
  {
    ground: 'red',
    draw: (words, { weekday }) => (
      <>
        <Table x={-70} y={186} unit={44} fill={colour.ink} />
        <Table x={334} y={-60} unit={44} fill={colour.ink} />
        <Table x={132} y={77} unit={44} fill={colour.white} />
        <Box x={176} y={121} w={88} h={88} fill={colour.yellow} />
        <Text x={220} y={182} size={46} weight={700} anchor="middle" tracking={-1.6}>
          9
        </Text>
        <Paper x={20} y={24} w={196} h={74}>
          <Text x={16} y={32} size={20} weight={700} tracking={-0.3}>
            {weekday('2026-11-20')}, 19:30
          </Text>
          <Text x={16} y={57} size={17} fill={colour.muted}>
            {words.guests}
          </Text>
        </Paper>
      </>
    ),
  },
  {
    ground: 'yellow',
    draw: (words) => (
      <Paper x={60} y={-40} w={320} h={300} tornBottom>
        <Text x={28} y={130} size={34} weight={700} tracking={-1.2}>
          {words.question}
        </Text>
        {[0, 1, 2, 3, 4].map((index) => (
          <Box
            key={index}
            x={28.5 + index * 54}
            y={168}
            w={46}
            h={46}
            fill={index < 4 ? colour.ink : colour.white}
            stroke={colour.ink}
          />
        ))}
        <Text x={28} y={258} size={17} fill={colour.muted}>
          {words.restaurant}
        </Text>
      </Paper>
    ),
  },
];
