import type { ReactNode } from 'react';
import type { FlagId } from '../../../design/Flag.tsx';
import type { HomeWords } from '../../../domain/content/home.ts';
import drawings from '../../drawings/drawings.module.css';
import type { Figures } from '../../drawings/figures.ts';
import { Barcode, Chip, IdCard, Paper, ShopMark, Waves } from '../../drawings/objects.tsx';
import { Box, Cast, colour, FlagAt, Text } from '../../drawings/shapes.tsx';

type Words = HomeWords['services']['drawings'];

/** Things on cloth, which go on above and below. Where the cloth is a strip, it shows the middle: y 170 to 270. */
function Things({ cloth, label, children }: { cloth: string; label: string; children: ReactNode }) {
  return (
    <svg className={drawings.art} viewBox="0 55 480 330" role="img" aria-label={label}>
      <Box x={-2000} y={-2000} w={5000} h={5000} fill={cloth} />
      {children}
    </svg>
  );
}

const bold = { weight: 700, tracking: -0.2 };

/** A name in two lines. */
function Name({ x, y, fill, children }: { x: number; y: number; fill?: string; children: string }) {
  return children.split(' ').map((word, line) => (
    <Text key={word} x={x} y={y + line * 18} size={17} fill={fill} {...bold}>
      {word}
    </Text>
  ));
}

/** Gift card, and a receipt from the till; the sample call of the API section books its points. */
export function CustomersArt({ words, figures }: { words: Words['customers']; figures: Figures }) {
  return (
    <Things cloth={colour.red} label={words.label}>
      <IdCard x={28} y={150} scale={1}>
        <Box w={342} h={216} fill={colour.white} />
        <FlagAt id="loyalty-plus" x={126} y={0} size={216} />
        <Text x={20} y={60} size={44} weight={700} tracking={-2.2}>
          {figures.euro(50, 0)}
        </Text>
        <Text x={21} y={88} size={19}>
          {words.giftCard}
        </Text>
        <ShopMark x={20} y={142} size={26} />
        <Text x={20} y={192} size={19} {...bold}>
          {words.shop}
        </Text>
      </IdCard>
      <Paper x={258} y={-240} w={194} h={584} tornBottom>
        <ShopMark x={16} y={322} size={28} />
        <Text x={54} y={344} size={20} {...bold}>
          {words.shop}
        </Text>
        <Text x={16} y={388} size={17} mono>
          {words.total}
        </Text>
        <Text x={178} y={388} size={17} anchor="end" mono>
          {figures.amount(24.9)}
        </Text>
        <Box x={12} y={418} w={170} h={86} fill={colour.red} />
        <Text x={24} y={443} size={17} fill={colour.white}>
          {words.points}
        </Text>
        <Text x={170} y={491} size={48} weight={700} anchor="end" tracking={-2} fill={colour.white}>
          {figures.signed(24, 0)}
        </Text>
        <Barcode x={16} y={522} w={162} h={40} digits="200471102490" />
      </Paper>
    </Things>
  );
}

/** A fan card held to the reader of a gate. */
export function FansArt({ words }: { words: Words['fans'] }) {
  return (
    <Things cloth={colour.blue} label={words.label}>
      <Cast at={{ x: 236, y: 66 }}>
        <Box w={206} h={500} rx={14} fill={colour.paper} />
        <Box x={10} y={10} w={186} h={90} rx={6} fill={colour.ink} />
        <FlagAt id="ics-C" x={22} y={26} size={58} />
        <Text x={92} y={48} size={15} fill={colour.mutedOnInk}>
          {words.gate}
        </Text>
        <Text x={92} y={74} size={18} fill={colour.white} {...bold}>
          {words.welcome}
        </Text>
        <Waves x={130} y={206} stroke={colour.ink} scale={1.2} />
      </Cast>
      <IdCard x={34} y={176} scale={0.9}>
        <Box w={342} h={216} fill={colour.ink} />
        <FlagAt id="fan-card-plus" x={14} y={14} size={188} />
        <Name x={220} y={33} fill={colour.white}>
          {words.club.join(' ')}
        </Name>
        <Waves x={222} y={96} stroke={colour.yellow} scale={0.62} />
        <Text x={220} y={146} size={16} fill={colour.mutedOnInk}>
          {words.member}
        </Text>
        <Text x={220} y={168} size={17} fill={colour.white} {...bold}>
          {words.person}
        </Text>
        <Text x={220} y={197} size={16} fill={colour.white} mono>
          {words.number}
        </Text>
      </IdCard>
    </Things>
  );
}

interface TeamsProps {
  words: Words['teams'];
  /** From back to front. */
  cards: readonly { flag: FlagId; name: string }[];
}

/** Three prepaid cards, the front one with its chip. */
export function TeamsArt({ words, cards }: TeamsProps) {
  return (
    <Things cloth={colour.yellow} label={words.label}>
      {cards.map(({ flag, name }, index) => {
        const front = index === cards.length - 1;
        const ink = front ? colour.white : colour.ink;
        return (
          <IdCard key={flag} x={52} y={38 + index * 62} scale={1.1}>
            <Box w={342} h={216} fill={front ? colour.ink : colour.white} />
            {/* The strip that is seen of the cards behind shows a part of their sign. */}
            <FlagAt id={flag} x={126} y={front ? 0 : index * 24 - 62} size={216} />
            <path d="M126 0v216" stroke={colour.ink} strokeOpacity=".18" strokeWidth=".8" />
            <Name x={20} y={32} fill={ink}>
              {name}
            </Name>
            {front && (
              <>
                <Chip />
                <Text x={20} y={160} size={16} fill={ink} mono>
                  •• 4471
                </Text>
                <Text x={20} y={192} size={16} weight={500} fill={ink}>
                  {words.person}
                </Text>
              </>
            )}
          </IdCard>
        );
      })}
    </Things>
  );
}

/** The steps of the analyst's flag, stretched to the cloth. */
export function StepsArt() {
  return (
    <svg viewBox="0 0 24 14" preserveAspectRatio="none" aria-hidden="true">
      <path fill={colour.ink} d="M0 0h24v14H0z" />
      <path fill={colour.blue} d="M0 11h8v3H0z" />
      <path fill={colour.white} d="M8 8h8v6H8z" />
      <path fill={colour.yellow} d="M16 5h8v9h-8z" />
    </svg>
  );
}
