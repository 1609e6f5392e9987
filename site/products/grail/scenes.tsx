import { Fragment } from 'react';
import { Paper } from '../../drawings/objects.tsx';
import { Box, colour, FlagAt, Knots, Move, Rule, Text } from '../../drawings/shapes.tsx';
import type { Product } from '../old-product.ts';

// Field names of the API (docs/product.md, "Requests").
const booking = [
  ['customerIdentifier', '"0042"'],
  ['points', '24'],
  ['transactionType', '"EARN"'],
  ['orderId', '"R-4711"'],
  ['amount', '24.90'],
] as const;

export const scenes: Product<'grail'>['scenes'] = [
  {
    ground: 'yellow',
    draw: (words, { euro }) => (
      <Paper x={60} y={62} w={320} h={206}>
        <FlagAt id="grail" x={24} y={24} size={44} />
        <Text x={84} y={54} size={22} weight={700} tracking={-0.4}>
          {words.scenes.programme}
        </Text>
        <Rule from={24} to={296} y={90} />
        <Text x={24} y={126} size={17} mono fill={colour.muted}>
          programId
        </Text>
        <Text x={296} y={126} size={17} mono anchor="end">
          sample-01
        </Text>
        <Rule from={24} to={296} y={144} stroke={colour.line} />
        <Text x={24} y={179} size={18}>
          {words.columns[3]}
        </Text>
        <Text x={296} y={181} size={26} weight={700} anchor="end" tracking={-0.3}>
          {euro(1, 0)} = 1
        </Text>
      </Paper>
    ),
  },
  {
    ground: 'ink',
    draw: () => (
      <Move x={40} y={50}>
        <Box x={20} y={20} w={64} h={28} fill={colour.yellow} />
        <Text x={52} y={40} size={17} mono anchor="middle">
          POST
        </Text>
        {booking.map(([field, value], index) => (
          <Fragment key={field}>
            <Text x={20} y={80 + index * 33} size={17} mono fill={colour.mutedOnInk}>
              {field}
            </Text>
            <Text x={340} y={80 + index * 33} size={17} mono anchor="end" fill={colour.white}>
              {value}
            </Text>
          </Fragment>
        ))}
      </Move>
    ),
  },
  {
    ground: 'red',
    draw: (words) => (
      <>
        <path d="M-80 -40h600L220 210z" fill={colour.yellow} />
        <Paper x={40} y={92} w={360} h={300}>
          <Text x={24} y={42} size={22} weight={700} tracking={-0.4}>
            {words.title}
          </Text>
          {[
            ['104 201 380', '+12'],
            ['104 201 381', '+24'],
            ['104 201 386', '+41'],
          ].map(([entry, points], index) => (
            <Move key={entry} x={0} y={66 + index * 56}>
              {index === 1 && <Box w={360} h={56} fill={colour.yellow} />}
              <Rule from={0} to={360} y={0} stroke={index === 1 ? colour.ink : colour.line} />
              <Text x={24} y={35} size={19} mono fill={index === 1 ? colour.ink : colour.muted}>
                {entry}
              </Text>
              <Text x={336} y={36} size={22} mono anchor="end">
                {points}
              </Text>
              <Rule from={0} to={360} y={56} stroke={index === 1 ? colour.ink : colour.line} />
            </Move>
          ))}
        </Paper>
        <path d="M388 40v170" stroke={colour.ink} strokeWidth="3" />
        <Box x={250} y={22} w={150} h={40} fill={colour.ink} />
        <Text x={325} y={49} size={19} mono anchor="middle" fill={colour.white}>
          …201 381
        </Text>
        <Knots at={[[388, 214]]} size={11} />
      </>
    ),
  },
];
