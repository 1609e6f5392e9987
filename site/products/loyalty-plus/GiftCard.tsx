import { type CardPlace, isFine } from '../../drawings/cards.tsx';
import { IdCard, ShopMark } from '../../drawings/objects.tsx';
import { Box, colour, FlagAt, Text } from '../../drawings/shapes.tsx';
import type { DrawingProps } from '../old-product.ts';

/** A gift card over 50 euros. */
export function GiftCard({ words, figures, ...place }: DrawingProps<'loyalty-plus'> & CardPlace) {
  const fine = isFine(place.scale);
  return (
    <IdCard {...place}>
      <Box w={342} h={216} fill={colour.white} />
      <FlagAt id="loyalty-plus" x={126} y={0} size={216} />
      <path d="M126 0v216" stroke={colour.ink} strokeOpacity=".18" strokeWidth=".8" />
      <Text x={20} y={54} size={46} weight={700} tracking={-2.2}>
        {figures.euro(50, 0)}
      </Text>
      <Text x={21} y={fine ? 74 : 78} size={fine ? 13.5 : 20}>
        {words.giftCard}
      </Text>
      <ShopMark x={20} y={fine ? 136 : 144} size={24} />
      <Text x={19.5} y={fine ? 180 : 191} size={fine ? 15.5 : 20} weight={700} tracking={-0.2}>
        {words.shop}
      </Text>
      {fine && (
        <Text x={20} y={198} size={11.5} mono fill={colour.muted}>
          {words.number} 4711 50
        </Text>
      )}
    </IdCard>
  );
}
