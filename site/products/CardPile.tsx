import type { PiledCard } from '../drawings/CardStack.tsx';
import { BenefitCard } from '../drawings/cards.tsx';
import { IdCard } from '../drawings/objects.tsx';
import { Box, colour, FlagAt, type Place, Text } from '../drawings/shapes.tsx';

/** A white prepaid card; `shift` raises its flag so that the visible strip shows a part of it. */
function PlainCard({ flag, name, shift, ...place }: Place & PiledCard & { shift: number }) {
  return (
    <IdCard {...place}>
      <Box w={342} h={216} fill={colour.white} />
      <FlagAt id={flag} x={126} y={-shift} size={216} />
      <Box x={126} y={216 - shift} w={216} h={shift} fill={colour.yellow} />
      <path d="M126 0v216" stroke={colour.ink} strokeOpacity=".18" strokeWidth=".8" />
      {name.split(' ').map((word, line) => (
        <Text key={word} x={20} y={32 + line * 18} size={17} weight={700} tracking={-0.2}>
          {word}
        </Text>
      ))}
    </IdCard>
  );
}

interface Props extends Place {
  /** From back to front. */
  cards: readonly PiledCard[];
  person: string;
  step: number;
}

/** Prepaid cards stacked `step` units apart, the front one with its chip. */
export function CardPile({ cards, person, x, y, step, scale }: Props) {
  return cards.map((card, index) => {
    const place = { x, y: y + index * step, scale };
    return index < cards.length - 1 ? (
      <PlainCard key={card.flag} {...card} {...place} shift={62 - index * 24} />
    ) : (
      <BenefitCard key={card.flag} {...card} {...place} person={person} />
    );
  });
}
