import type { ProductFlag } from '../../design/flags.ts';
import { BenefitCard } from './cards.tsx';
import styles from './drawings.module.css';
import { IdCard } from './objects.tsx';
import { Box, colour, FlagAt, Text } from './shapes.tsx';

export interface PiledCard {
  flag: ProductFlag;
  name: string;
}

/** A card partly covered by the next one; `dy` moves its flag so that its sign stays visible. */
function PlainCard({ flag, name, y, dy }: PiledCard & { y: number; dy: number }) {
  return (
    <IdCard x={83} y={y} scale={1.62}>
      <Box w={342} h={216} fill={colour.white} />
      <FlagAt id={flag} x={150} y={dy} size={216} />
      <Box x={150} y={216 + dy} w={192} h={-dy} fill={colour.yellow} />
      <Text x={22} y={40} size={17} weight={700} tracking={-0.2}>
        {name}
      </Text>
    </IdCard>
  );
}

interface Props {
  label: string;
  person: string;
  /** From back to front. */
  cards: readonly PiledCard[];
}

/** Three stacked prepaid cards, for a yellow background. */
export function CardStack({ label, person, cards }: Props) {
  return (
    <svg className={styles.art} viewBox="0 0 720 720" role="img" aria-label={label}>
      {cards.map((card, index) =>
        index < cards.length - 1 ? (
          <PlainCard key={card.flag} {...card} y={62 + index * 122} dy={index * 20 - 60} />
        ) : (
          <BenefitCard
            key={card.flag}
            {...card}
            person={person}
            type="large"
            x={83}
            y={62 + index * 122}
            scale={1.62}
          />
        ),
      )}
    </svg>
  );
}
