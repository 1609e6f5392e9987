import type { FlagId } from '../../design/Flag.tsx';
import { BenefitCard } from './cards.tsx';
import { IdCard } from './objects.tsx';
import { Box, colour, FlagAt, Text } from './shapes.tsx';

interface Props {
  label: string;
  person: string;
  /** From back to front. */
  cards: readonly { flag: FlagId; name: string }[];
  className?: string;
}

/** Three prepaid cards, one behind the other, the front one with its chip. For a blue background. */
export function CardStack({ label, person, cards, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 342 376" role="img" aria-label={label}>
      {cards.map((card, index) => {
        const place = { x: 0, y: 80 * index, scale: 1 };
        return index < cards.length - 1 ? (
          <IdCard key={card.name} {...place}>
            <Box w={342} h={216} fill={colour.white} />
            <FlagAt id={card.flag} x={126} y={0} size={216} />
            <Text x={18} y={34} size={16.5} weight={600}>
              {card.name}
            </Text>
          </IdCard>
        ) : (
          <BenefitCard key={card.name} {...card} {...place} type="large" person={person} />
        );
      })}
    </svg>
  );
}
