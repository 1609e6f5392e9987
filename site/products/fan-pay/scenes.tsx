import { Paper } from '../../drawings/objects.tsx';
import { Terminal } from '../../drawings/scenes/elements.tsx';
import { Box, Cast, colour, Move, Rule, Text } from '../../drawings/shapes.tsx';
import type { Product } from '../old-product.ts';
import { slipRows } from './Artefact.tsx';

/** Three account books stacked, the first pulled out. */
function Books({ titles }: { titles: readonly string[] }) {
  return titles.map((title, index) => {
    const chosen = index === 0;
    return (
      <Cast key={title}>
        <Move x={chosen ? 24 : 76} y={57 + index * 72}>
          <Box w={340} h={72} fill={chosen ? colour.yellow : colour.white} />
          <path d="M20 0v72M34 0v72M306 0v72M320 0v72" stroke={colour.ink} strokeWidth="3" />
          <path d="M0 0h340" stroke={colour.ink} strokeOpacity=".35" />
          <Text x={170} y={44} size={22} weight={700} anchor="middle" tracking={-0.3}>
            {title}
          </Text>
        </Move>
      </Cast>
    );
  });
}

export const scenes: Product<'fan-pay'>['scenes'] = [
  {
    ground: 'blue',
    draw: ({ scenes }) => <Books titles={scenes.ledgers} />,
  },
  {
    ground: 'yellow',
    draw: (words, { euro }) => (
      <>
        <Move x={100} y={40} scale={1.2}>
          <Terminal x={0} y={0} shows={euro(7.4)} answer={words.paid} />
        </Move>
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
          {slipRows(words).map(([label, value], index) => (
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
