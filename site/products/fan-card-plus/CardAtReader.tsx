import { Fragment } from 'react';
import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import type { Figures } from '../../drawings/figures.ts';
import { IdCard, Waves } from '../../drawings/objects.tsx';
import { Box, Cast, colour, FlagAt, Move, Rule, Text } from '../../drawings/shapes.tsx';
import styles from './fan-card.module.css';

export interface DrawingProps {
  words: ArtefactWords<'fan-card-plus'>;
  figures: Figures;
}

/** When Lena checks in; the match begins at 17:30. */
export const checkIn = { day: '2026-11-14', time: '16:12' };

/** A fan card held to the reader at gate 3, which shows flag C. 600 × 600 units; the reader goes on below. */
export function CardAtReader({ words, figures }: DrawingProps) {
  return (
    <>
      <Cast at={{ x: 292, y: 46 }}>
        <Box w={276} h={900} rx={22} fill={colour.paper} />
      </Cast>
      <Move x={306} y={60}>
        <Screen words={words} figures={figures} />
      </Move>
      <Waves x={516} y={430} scale={1.6} stroke={colour.ink} />
      <g className={styles.card}>
        <FanCard words={words} />
      </g>
    </>
  );
}

const soft = { size: 21, fill: colour.mutedOnInk };
const bold = { weight: 700, fill: colour.white };

function Screen({ words, figures }: DrawingProps) {
  const noted = [figures.dayAndMonth(checkIn.day), checkIn.time, '11'];
  return (
    <>
      <Box w={248} h={232} rx={8} />
      <svg x={18} y={18} width={72} height={72} overflow="hidden" aria-hidden="true">
        <use href="#ics-C" className={styles.affirmed} width={72} height={72} />
      </svg>
      <Text x={106} y={42} {...soft}>
        {words.gate} 3
      </Text>
      <Text x={105} y={76} size={25} tracking={-0.8} {...bold}>
        {words.welcome}
      </Text>
      <Rule from={18} to={230} y={108} stroke={colour.lineOnInk} />
      {words.noted.map((label, index) => (
        <Fragment key={label}>
          <Text x={[18, 99, 174][index] as number} y={136} {...soft}>
            {label}
          </Text>
          <Text x={[18, 99, 174][index] as number} y={164} size={23} tracking={-0.4} {...bold}>
            {noted[index]}
          </Text>
        </Fragment>
      ))}
      <Rule from={18} to={230} y={182} stroke={colour.lineOnInk} />
      <Text x={18} y={213} {...soft}>
        {words.shop.label}
      </Text>
      <Text x={230} y={213} size={21} weight={600} anchor="end" fill={colour.yellow}>
        {words.shop.value}
      </Text>
    </>
  );
}

function FanCard({ words }: Pick<DrawingProps, 'words'>) {
  const [club, name] = words.club;
  return (
    <IdCard x={30} y={300} scale={1.27} onInk>
      <Box w={342} h={216} />
      <FlagAt id="fan-card-plus" x={14} y={14} size={188} />
      <Text x={218} y={32} size={17} {...bold}>
        {club}
      </Text>
      <Text x={218} y={51} size={17} {...bold}>
        {name}
      </Text>
      <Waves x={222} y={96} stroke={colour.yellow} scale={0.7} />
      <Text x={218} y={151} size={16.5} fill={colour.mutedOnInk}>
        {words.member}
      </Text>
      <Text x={218} y={171} size={17} {...bold}>
        {words.person}
      </Text>
      <Text x={218} y={197} size={16.5} mono fill={colour.white}>
        {words.number} 4711
      </Text>
    </IdCard>
  );
}
