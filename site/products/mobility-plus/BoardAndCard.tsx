import { BenefitCard } from '../../drawings/cards.tsx';
import drawings from '../../drawings/drawings.module.css';
import type { Figures } from '../../drawings/figures.ts';
import { Box, Cast, colour, Move, Rule, Text } from '../../drawings/shapes.tsx';
import type { SolutionWords } from '../product.ts';
import { left, month, signs, spent } from './week.ts';

interface Props {
  words: SolutionWords<'mobility-plus'>['artefact'];
  figures: Figures;
}

const width = 624;
const row = 54;
/** Squares of five euros in a row, `inset` for those that are only outlined. */
const squares = (euro: number, inset = 0) => {
  const side = 19 - 2 * inset;
  return Array.from(
    { length: euro / 5 },
    (_, index) => `M${252 + index * 23 + inset} ${17.5 + inset}h${side}v${side}h-${side}z`,
  ).join('');
};

/** The month's budget as a departure board: a filled square is five euros spent, an outlined one is left. */
function Board({ words, figures }: Props) {
  const head = { y: 46, size: 26, weight: 700, tracking: -0.5 };
  return (
    <Cast at={{ x: 48, y: 56 }}>
      <Box w={width} h={350} fill={colour.ink} stroke={colour.edgeOnInk} />
      <Text {...head} x={28} fill={colour.white}>
        {figures.month(month)}
      </Text>
      <Text {...head} x={width - 28} anchor="end" fill={colour.yellow}>
        {figures.euro(left)} {words.left}
      </Text>
      {signs.map((sign, index) => (
        <Move key={words.rows[index]} x={0} y={70 + index * row}>
          <Rule from={0} to={width} y={0} stroke={colour.lineOnInk} />
          <Box x={28} y={7} w={40} h={40} fill={colour.yellow} />
          <Move x={28} y={7} scale={40 / 44}>
            {sign}
          </Move>
          <Text x={84} y={35} size={22} weight={600} fill={colour.white}>
            {words.rows[index]}
          </Text>
          <path d={squares(spent[index] as number)} fill={colour.yellow} />
          <Text x={width - 28} y={35} size={20} mono anchor="end" fill={colour.white}>
            {figures.amount(spent[index] as number)}
          </Text>
        </Move>
      ))}
      <Move x={0} y={70 + signs.length * row}>
        <Rule from={0} to={width} y={0} stroke={colour.edgeOnInk} />
        <Text x={28} y={35} size={22} fill={colour.mutedOnInk}>
          {words.open}
        </Text>
        <path d={squares(left, 0.75)} fill="none" stroke={colour.yellow} strokeWidth="1.5" />
        <Text x={width - 28} y={35} size={20} mono anchor="end" fill={colour.yellow}>
          {figures.amount(left)}
        </Text>
      </Move>
    </Cast>
  );
}

/** The budget on a departure board and the card that pays, on the flag. */
export function BoardAndCard(props: Props) {
  const { label, product, person } = props.words;
  return (
    <>
      <svg viewBox="0 0 24 24" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href="#mobility-plus" />
      </svg>
      <svg className={`object ${drawings.art}`} viewBox="40 52 640 624" role="img" aria-label={label}>
        <Board {...props} />
        <BenefitCard
          flag="mobility-plus"
          type="large"
          name={product}
          person={person}
          x={240}
          y={400}
          scale={1.25}
          onInk
        />
      </svg>
    </>
  );
}
