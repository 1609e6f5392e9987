import { Fragment } from 'react';
import { Waves } from '../../drawings/objects.tsx';
import { Box, Cast, colour, FlagAt, Move, Text } from '../../drawings/shapes.tsx';
import type { Product } from '../old-product.ts';
import { FanCard } from './FanCard.tsx';

const gates = [
  [220, 40],
  [400, 165],
  [220, 290],
  [40, 165],
] as const;

export const scenes: Product<'fan-card-plus'>['scenes'] = [
  {
    ground: 'blue',
    draw: (words) => (
      <>
        <g fill="none" stroke={colour.white} strokeWidth="4">
          <Box x={82} y={76} w={276} h={178} />
          <path d="M220 76v178M82 125h40v80H82M358 125h-40v80h40" />
          <circle cx={220} cy={165} r={36} />
        </g>
        {gates.map(([x, y], index) => (
          <Fragment key={`${x} ${y}`}>
            <Box x={x - 22} y={y - 22} w={44} h={44} fill={index === 2 ? colour.white : colour.ink} />
            <Text
              x={x}
              y={y + 8}
              size={22}
              weight={700}
              anchor="middle"
              fill={index === 2 ? colour.ink : colour.white}
            >
              {index + 1}
            </Text>
          </Fragment>
        ))}
        <Box x={300} y={272} w={440} h={100} fill={colour.yellow} />
        <Text x={370} y={308} size={20} weight={700} anchor="middle">
          {words.shop.label}
        </Text>
      </>
    ),
  },
  {
    ground: 'yellow',
    draw: (words) => (
      <>
        <FanCard words={words} x={40} y={28} scale={1} />
        <FanCard words={words} x={58} y={62} scale={1} />
        <FanCard words={words} x={76} y={96} scale={1} />
      </>
    ),
  },
  {
    ground: 'blue',
    draw: (words) => (
      <>
        <Cast>
          <Box x={70} y={28} w={300} h={400} rx={22} fill={colour.paper} />
        </Cast>
        <Move x={86} y={44}>
          <Box w={268} h={126} rx={8} fill={colour.ink} />
          <FlagAt id="ics-C" x={20} y={24} size={78} />
          <Text x={116} y={54} size={19} fill={colour.mutedOnInk}>
            {words.gate} 3
          </Text>
          <Text x={115} y={88} size={25} weight={700} tracking={-0.8} fill={colour.white}>
            {words.welcome}
          </Text>
        </Move>
        <Waves x={316} y={236} stroke={colour.ink} scale={1.6} />
        <FanCard words={words} x={-110} y={196} scale={1.15} />
      </>
    ),
  },
];
