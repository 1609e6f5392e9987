import type { ReactNode } from 'react';
import type { FlagId } from '../../design/Flag.tsx';
import type { ArtefactWords } from '../../domain/content/artefacts.ts';
import type { Figures } from './figures.ts';
import { Chip, IdCard, ShopMark, Waves } from './objects.tsx';
import { Box, colour, FlagAt, Move, Text } from './shapes.tsx';

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
      <Text x={21} y={fine ? 74 : 76} size={fine ? 13.5 : 16}>
        {words.giftCard}
      </Text>
      <ShopMark x={20} y={fine ? 136 : 144} size={24} />
      <Text x={19.5} y={fine ? 180 : 190} size={fine ? 15.5 : 17} weight={700} tracking={-0.2}>
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
          {line(199, 11.5, `${words.number} 004 711`, { mono: true })}
        </>
      ) : (
        <>
          {line(148, 16, words.member, soft)}
          {line(170, 17, words.person, bold)}
          {line(198, 15.5, `${words.number} 4711`, { mono: true })}
        </>
      )}
    </IdCard>
  );
}

/** A credential that states one thing and nothing else. */
export function CredentialCard({
  words,
  figures,
  ...place
}: Place & { words: ArtefactWords<'xrp-passport'>; figures: Figures }) {
  const validUntil = figures.fullDate('2028-06-30');
  const soft = { fill: colour.muted };
  return (
    <IdCard {...place}>
      <Box w={342} h={216} fill={colour.white} />
      <Box w={342} h={72} fill={colour.ink} />
      <g fill="none" stroke="#3a4c6b" strokeWidth="1.1">
        {[246, 290, 334].map((x) => (
          <Move key={x} x={x} y={14}>
            <path d="M22 0l22 22-22 22L0 22zM14.6 14.6h14.8v14.8H14.6z" />
          </Move>
        ))}
      </g>
      <FlagAt id="xrp-passport" x={18} y={15} size={42} />
      <Text x={74} y={33} size={17} weight={700} tracking={-0.2} fill={colour.white}>
        {words.product}
      </Text>
      {isFine(place.scale) ? (
        <>
          <Text x={74} y={51} size={13} fill="var(--f-muted-on-blue)">
            {words.type}
          </Text>
          <Text x={18} y={92} size={12} {...soft}>
            {words.statement}
          </Text>
          <Text x={17} y={130} size={36} weight={700} tracking={-1.2}>
            {words.over}
          </Text>
          <Text x={18} y={154} size={11.5} mono {...soft}>
            sig 7c4e…a91b
          </Text>
          <Text x={204} y={92} size={12} {...soft}>
            {words.issuer.label}
          </Text>
          <Text x={204} y={109} size={14.5} weight={700} tracking={-0.2}>
            {words.issuer.value}
          </Text>
          <Text x={204} y={134} size={12} {...soft}>
            {words.valid}
          </Text>
          <Text x={204} y={151} size={14.5} weight={700} tracking={-0.2}>
            {validUntil}
          </Text>
        </>
      ) : (
        <>
          <Text x={74} y={54} size={16} fill="var(--f-muted-on-blue)">
            {words.type}
          </Text>
          <Text x={18} y={92} size={15.5} {...soft}>
            {words.statement}
          </Text>
          <Text x={17} y={128} size={31} weight={700} tracking={-1}>
            {words.over}
          </Text>
          <Text x={190} y={92} size={15.5} {...soft}>
            {words.valid}
          </Text>
          <Text x={190} y={114} size={17} weight={700} tracking={-0.2}>
            {validUntil}
          </Text>
          <Text x={18} y={157} size={15.5} {...soft}>
            {words.issuer.label}
          </Text>
          <Text x={102} y={157} size={15.5} weight={600}>
            {words.issuer.value}
          </Text>
        </>
      )}
      <Box y={170} w={342} h={46} fill={colour.sail} />
      <Text x={18} y={198} size={15} mono>
        did:xrpl:1:r9Kf…Sample
      </Text>
    </IdCard>
  );
}
