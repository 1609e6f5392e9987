import { Fragment } from 'react';
import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import { BenefitCard } from '../../drawings/cards.tsx';
import { Paper } from '../../drawings/objects.tsx';
import { colour, FlagAt, Rule, Text } from '../../drawings/shapes.tsx';
import styles from './lunch.module.css';

const codes = ['5812', '5814', '5411', '5813'];

/** Merchant categories with the answer of the card in front: three accepted, the last declined. */
export function Merchants({ words, name }: { words: ArtefactWords<'lunch-benefit'>; name: string }) {
  return (
    <>
      <Paper x={200} y={60} w={472} h={300}>
        <Text x={24} y={46} size={26} weight={700} tracking={-0.5}>
          {words.title}
        </Text>
        {words.categories.map((category, index) => {
          const y = 72 + index * 57;
          const accepted = index < 3;
          return (
            <Fragment key={category}>
              <Rule from={0} to={472} y={y} stroke={index ? colour.line : colour.ink} />
              <FlagAt id={accepted ? 'ics-C' : 'ics-N'} x={24} y={y + 14} size={29} keyline={!accepted} />
              <Text x={70} y={y + 36} size={21} mono fill={colour.muted}>
                {codes[index]}
              </Text>
              <Text x={142} y={y + 36} size={22} weight={500}>
                {category}
              </Text>
              <Text
                x={448}
                y={y + 36}
                size={21}
                anchor="end"
                weight={accepted ? 400 : 700}
                fill={accepted ? colour.muted : colour.red}
              >
                {accepted ? words.accepted : words.refused}
              </Text>
            </Fragment>
          );
        })}
      </Paper>
      <BenefitCard
        flag="lunch-benefit"
        type="large"
        name={name}
        person={words.person}
        x={52}
        y={354}
        scale={1.44}
      />
    </>
  );
}

/** Three dishes on one cloth: days, weeks and months; four categories; the cover lifted from the card. */
export function Covers() {
  return (
    <>
      <path fill={colour.blue} d="M0 320a206 206 0 0 1 412 0z" />
      <path fill={colour.white} d="M54 320a152 152 0 0 1 304 0h-48a104 104 0 0 0-208 0z" />
      <path fill={colour.yellow} d="M150 320a56 56 0 0 1 112 0z" />
      <path fill={colour.blue} d="M463 320a206 206 0 0 1 412 0z" />
      <path fill={colour.white} d="M669 320h206a206 206 0 0 0-60.3-145.7z" />
      <path stroke={colour.yellow} strokeWidth={8} d="M669 320V110M669 320L521 172M669 320l148-148" />
      <FlagAt id="ics-N" x={774} y={246} size={56} />
      <BenefitCard flag="lunch-benefit" type="none" x={1055} y={216} scale={0.481} />
      <path className={styles.cover} fill={colour.blue} d="M926 206a206 206 0 0 1 412 0z" />
    </>
  );
}
