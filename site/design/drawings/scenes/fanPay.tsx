import { Paper } from '../objects.tsx';
import { Box, colour, Move, Rule, Text } from '../shapes.tsx';
import { Choice, Terminal } from './props.tsx';
import type { Scenes } from './scenes.ts';

export const fanPay: Scenes<'fan-pay'> = [
  {
    ground: 'blue',
    draw: ({ scenes }) => <Choice options={scenes.ledgers} />,
  },
  {
    ground: 'yellow',
    draw: (words, { euro }) => (
      <>
        <Box y={276} w={440} h={54} fill={colour.white} />
        <Terminal x={120} y={54} amount={euro(7.4)} paid={words.paid} />
      </>
    ),
  },
  {
    ground: 'blue',
    draw: (words) => (
      <>
        <circle cx={220} cy={165} r={190} fill={colour.yellow} />
        <Paper x={60} y={44} w={320} h={400} tornTop>
          <Text x={160} y={46} size={22} weight={700} anchor="middle" tracking={-0.3}>
            {words.slip}
          </Text>
          {[
            [words.ledger, '104 201 962'],
            [words.from, 'rLena…Smp'],
            [words.to, 'rKio…2Smp'],
            [words.result, 'tesSUCCESS'],
          ].map(([label, value], index) => (
            <Move key={label} x={0} y={68 + index * 52}>
              {index === 0 && <Box w={320} h={52} fill={colour.yellow} />}
              <Rule from={0} to={320} y={0} stroke={index < 2 ? colour.ink : colour.line} />
              <Text x={22} y={33} size={19} fill={index ? colour.muted : colour.ink}>
                {label}
              </Text>
              <Text x={298} y={33} size={18} mono anchor="end">
                {value}
              </Text>
            </Move>
          ))}
        </Paper>
      </>
    ),
  },
];
