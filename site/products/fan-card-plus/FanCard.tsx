import type { ReactNode } from 'react';
import { type CardPlace, isFine } from '../../drawings/cards.tsx';
import { IdCard, Waves } from '../../drawings/objects.tsx';
import { Box, colour, FlagAt, Text } from '../../drawings/shapes.tsx';
import type { DrawingProps } from '../old-product.ts';

/** A club's fan card with NFC. */
export function FanCard({ words, ...place }: Pick<DrawingProps<'fan-card-plus'>, 'words'> & CardPlace) {
  const fine = isFine(place.scale);
  const line = (
    y: number,
    size: number,
    text: ReactNode,
    options: Partial<Parameters<typeof Text>[0]> = {},
  ) => (
    <Text x={220} y={y} size={size} fill={colour.white} {...options}>
      {text}
    </Text>
  );
  const bold = { weight: 700, tracking: -0.2 };
  const soft = { fill: colour.mutedOnInk };
  return (
    <IdCard {...place}>
      <Box w={342} h={216} fill={colour.ink} />
      <FlagAt id="fan-card-plus" x={14} y={14} size={188} />
      {line(fine ? 28 : 32, fine ? 15 : 17, words.club[0], bold)}
      {line(fine ? 45 : 51, fine ? 15 : 17, words.club[1], bold)}
      <Waves x={222} y={fine ? 104 : 92} stroke={colour.yellow} scale={0.62} />
      {fine ? (
        <>
          {line(63, 11.5, '2026/27', { mono: true, ...soft })}
          {line(157, 12, words.member, soft)}
          {line(174, 15, words.person, bold)}
          {line(199, 11.5, `${words.number} 4711`, { mono: true })}
        </>
      ) : (
        <>
          {line(148, 16.5, words.member, soft)}
          {line(170, 17, words.person, bold)}
          {line(198, 16.5, `${words.number} 4711`, { mono: true })}
        </>
      )}
    </IdCard>
  );
}
