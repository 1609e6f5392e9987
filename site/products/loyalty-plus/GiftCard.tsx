import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import type { Figures } from '../../drawings/figures.ts';
import { IdCard, ShopMark } from '../../drawings/objects.tsx';
import { Box, colour, FlagAt, type Place, Text } from '../../drawings/shapes.tsx';

interface Props extends Place {
  words: Pick<ArtefactWords<'loyalty-plus'>, 'giftCard' | 'shop'>;
  figures: Figures;
}

/** A gift card over 50 euros, 342 × 216 units. */
export function GiftCard({ words, figures, ...place }: Props) {
  return (
    <IdCard {...place}>
      <Box w={342} h={216} fill={colour.white} />
      <FlagAt id="loyalty-plus" x={126} y={0} size={216} />
      <path d="M126 0v216" stroke={colour.ink} strokeOpacity=".18" strokeWidth=".8" />
      <Text x={20} y={54} size={46} weight={700} tracking={-2.2}>
        {figures.euro(50, 0)}
      </Text>
      <Text x={21} y={80} size={21}>
        {words.giftCard}
      </Text>
      <ShopMark x={20} y={140} size={24} />
      <Text x={19.5} y={191} size={23} weight={700} tracking={-0.2}>
        {words.shop}
      </Text>
    </IdCard>
  );
}
