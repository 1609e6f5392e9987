import type { ReactNode } from 'react';
import type { FlagId } from '../../design/Flag.tsx';
import type { ArtefactWords } from '../../domain/content/artefacts.ts';
import type { Figures } from './figures.ts';
import { Chip, IdCard, ShopMark, Waves } from './objects.tsx';
import { Box, colour, FlagAt, Text } from './shapes.tsx';

interface Place {
  x: number;
  y: number;
  scale: number;
  /** The card lies on something dark. */
  onInk?: boolean;
}

/** Cards from this scale on carry finer type and more of it. */
const isFine = (scale: number) => scale > 1.2;

/** A gift card over 50 euros. */
export function GiftCard({
  words,
  figures,
  ...place
}: Place & { words: ArtefactWords<'loyalty-plus'>; figures: Figures }) {
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

type CardText =
  | { type?: 'fine' | 'large'; name: string; person: string }
  | { type: 'none'; name?: undefined; person?: undefined };

/**
 * A prepaid card with chip, its flag full height on the fly side. `type` is chosen by the scale; where a card is drawn
 * too small to be read, `none` leaves it out.
 */
export function BenefitCard({ flag, ...card }: Place & { flag: FlagId } & CardText) {
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

/** A club's fan card with NFC. */
export function FanCard({ words, ...place }: Place & { words: ArtefactWords<'fan-card-plus'> }) {
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
