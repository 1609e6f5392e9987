import { BenefitCard } from '../../drawings/cards.tsx';
import { Paper } from '../../drawings/objects.tsx';
import { Envelope } from '../../drawings/scenes/elements.tsx';
import { Box, colour, Move, Rule, Text } from '../../drawings/shapes.tsx';
import type { Product } from '../old-product.ts';
import { transportSigns } from './Artefact.tsx';

export const scenes: Product<'mobility-plus'>['scenes'] = [
  {
    ground: 'ink',
    draw: (words, { euro, month }) => (
      <>
        <Text x={50} y={70} size={24} weight={700} tracking={-0.5} fill={colour.white}>
          {month('2026-11-01')}
        </Text>
        <Text x={390} y={70} size={24} weight={700} tracking={-0.5} anchor="end" fill={colour.yellow}>
          {euro(150, 0)}
        </Text>
        <path
          d={Array.from(
            { length: 30 },
            (_, index) => `M${50 + (index % 10) * 34.5} ${100 + Math.floor(index / 10) * 44}h29v36h-29z`,
          ).join('')}
          fill={colour.yellow}
        />
        <Text x={50} y={274} size={19} fill={colour.mutedOnInk}>
          {words.unit}
        </Text>
      </>
    ),
  },
  {
    ground: 'yellow',
    draw: () => (
      <Envelope y={150}>
        <BenefitCard type="none" flag="mobility-plus" x={76} y={30} scale={0.84} />
      </Envelope>
    ),
  },
  {
    ground: 'blue',
    draw: (words, { euro, fullDate }) => (
      <Paper x={60} y={52} w={320} h={226}>
        <Box x={24} y={24} w={72} h={72} fill={colour.yellow} />
        <Move x={24} y={24} scale={72 / 44}>
          {transportSigns.rail}
        </Move>
        <Text x={116} y={56} size={24} weight={700} tracking={-0.5}>
          {words.scenes.ticket}
        </Text>
        <Text x={116} y={86} size={18} fill={colour.muted}>
          {fullDate('2026-11-12')}
        </Text>
        <Rule from={0} to={320} y={122} dashed />
        <Text x={24} y={182} size={20}>
          {words.scenes.paid}
        </Text>
        <Text x={296} y={188} size={38} weight={700} anchor="end" tracking={-1.4}>
          {euro(15)}
        </Text>
      </Paper>
    ),
  },
];
