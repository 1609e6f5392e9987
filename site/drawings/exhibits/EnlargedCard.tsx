import type { FlagId } from '../../../design/Flag.tsx';
import type { CardPlace } from '../cards.tsx';
import { Chip, IdCard } from '../objects.tsx';
import { Box, colour, FlagAt, Text } from '../shapes.tsx';

interface Props extends CardPlace {
  flag: FlagId;
  /** One element for each line. */
  name: readonly string[];
}

/** The upper part of a prepaid card with its chip. */
export function EnlargedCard({ flag, name, ...place }: Props) {
  return (
    <IdCard {...place}>
      <Box w={342} h={216} />
      <FlagAt id={flag} x={126} y={0} size={216} />
      <Chip />
      {name.map((line, index) => (
        <Text
          key={line}
          x={18}
          y={34 + index * 19}
          size={name.length > 1 ? 17 : 15}
          weight={700}
          tracking={-0.2}
          fill={colour.white}
        >
          {line}
        </Text>
      ))}
    </IdCard>
  );
}
