import type { FlagId } from '../../design/Flag.tsx';
import { Chip, IdCard } from './objects.tsx';
import { Box, colour, FlagAt, type Place, Text } from './shapes.tsx';

export interface CardPlace extends Place {
  /** Light edge, for dark backgrounds. */
  onInk?: boolean;
}

/** The product whose card stands for all prepaid cards. */
export const sampleCard = 'employee-plus';

/** Cards above this scale have smaller type and more text. */
const isFine = (scale: number) => scale > 1.2;

type CardText =
  | { type?: 'fine' | 'large'; name: string; person: string }
  | { type: 'none'; name?: undefined; person?: undefined };

/** A prepaid card with chip. Its scale chooses `type`; `none` omits text that would be too small to read. */
export function BenefitCard({ flag, ...card }: CardPlace & { flag: FlagId } & CardText) {
  const { type, name = '', person = '', ...place } = card;
  const size = type ?? (isFine(place.scale) ? 'fine' : 'large');
  const white = { fill: colour.white };
  const [first = '', second = ''] = name.split(' ');
  return (
    <IdCard {...place}>
      <Box w={342} h={216} fill={colour.ink} />
      <FlagAt id={flag} x={126} y={0} size={216} />
      <Chip />
      {size === 'fine' && (
        <>
          <Text x={18} y={34} size={15} weight={700} tracking={-0.2} {...white}>
            {name}
          </Text>
          <Text x={18} y={153} size={13.5} mono {...white}>
            •••• 4471
          </Text>
          <Text x={18} y={178} size={13.5} weight={500} {...white}>
            {person}
          </Text>
          <Text x={18} y={198} size={11.5} mono fill={colour.mutedOnInk}>
            09/29
          </Text>
        </>
      )}
      {size === 'large' && (
        <>
          <Text x={20} y={32} size={17} weight={700} tracking={-0.2} {...white}>
            {first}
          </Text>
          <Text x={20} y={50} size={17} weight={700} tracking={-0.2} {...white}>
            {second}
          </Text>
          <Text x={20} y={160} size={16} mono {...white}>
            •• 4471
          </Text>
          <Text x={20} y={192} size={16} weight={500} {...white}>
            {person}
          </Text>
        </>
      )}
    </IdCard>
  );
}
