import { Paper } from '../../drawings/objects.tsx';
import { Till } from '../../drawings/scenes/elements.tsx';
import { Box, colour, Knots, Move, type Point, Text } from '../../drawings/shapes.tsx';
import type { Product } from '../old-product.ts';

/** A table with four seats, `unit` a quarter of its width; without `fill` it is free. */
function Table({ x, y, unit, fill }: Point & { unit: number; fill?: string }) {
  const side = 2 * unit;
  return (
    <Move x={x} y={y}>
      <path
        d={`M${unit} 0h${side}v${unit}h${unit}v${side}h-${unit}v${unit}h-${side}v-${unit}h-${unit}v-${side}h${unit}z`}
        fill={fill ?? 'none'}
        stroke={fill ? undefined : colour.white}
        strokeWidth="3"
      />
    </Move>
  );
}

export const scenes: Product<'gastro-plus'>['scenes'] = [
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
        <Table x={30} y={178} unit={29} fill={colour.ink} />
        <Table x={294} y={28} unit={29} />
        <Table x={294} y={178} unit={29} fill={colour.ink} />
        <Table x={162} y={178} unit={29} fill={colour.white} />
        <Box x={191} y={207} w={58} h={58} fill={colour.yellow} />
        <Text x={220} y={248} size={34} weight={700} anchor="middle" tracking={-1.2}>
          9
        </Text>
        <path d="M220 102v76" stroke={colour.ink} strokeWidth="3" />
        <Knots at={[[220, 178]]} size={13} />
        <Paper x={30} y={28} w={232} h={86}>
          <Text x={20} y={37} size={22} weight={700} tracking={-0.3}>
            {weekday('2026-11-20')}, 19:30
          </Text>
          <Text x={20} y={65} size={18} fill={colour.muted}>
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
