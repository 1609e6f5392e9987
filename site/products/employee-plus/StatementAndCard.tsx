import { Fragment } from 'react';
import { BenefitCard } from '../../drawings/cards.tsx';
import drawings from '../../drawings/drawings.module.css';
import type { Figures } from '../../drawings/figures.ts';
import { Box, Cast, colour, Rule, Text } from '../../drawings/shapes.tsx';
import type { SolutionWords } from '../product.ts';
import { credit, firstLoad, firsts } from './year.ts';

interface Props {
  words: SolutionWords<'employee-plus'>['artefact'];
  figures: Figures;
}

const loads = firsts.slice(firstLoad, firstLoad + 3);

/** The first three credits, the last one highlighted. */
function Statement({ words, figures }: Props) {
  const row = 60;
  const top = 72;
  const foot = top + loads.length * row;
  return (
    <Cast at={{ x: 250, y: 60 }}>
      <Box w={422} h={318} fill={colour.white} />
      <Text x={24} y={46} size={26} weight={700} tracking={-0.5}>
        {words.statement} {loads[0]?.slice(0, 4)}
      </Text>
      <Box y={foot - row} w={422} h={row} fill={colour.yellow} />
      {loads.map((first, index) => (
        <Fragment key={first}>
          <Text x={24} y={top + 38 + index * row} size={21}>
            {figures.dayAndMonth(first)}
          </Text>
          <Text
            x={112}
            y={top + 38 + index * row}
            size={21}
            weight={index === loads.length - 1 ? 700 : undefined}
          >
            {words.credit}
          </Text>
          <Text x={398} y={top + 38 + index * row} size={20} mono anchor="end">
            {figures.signed(credit)}
          </Text>
        </Fragment>
      ))}
      <Rule from={0} to={422} y={top} />
      <Rule from={0} to={422} y={top + row} stroke={colour.line} />
      <Rule from={0} to={422} y={foot} />
      <Text x={24} y={293} size={21}>
        {words.loaded}
      </Text>
      <Text x={398} y={295} size={30} weight={700} anchor="end" tracking={-0.8}>
        {figures.euro(loads.length * credit)}
      </Text>
    </Cast>
  );
}

/** The benefit card on its statement, on the flag. */
export function StatementAndCard(props: Props) {
  const { label, product, person } = props.words;
  return (
    <>
      <svg viewBox="0 0 24 24" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href="#employee-plus" />
      </svg>
      <svg className={`object ${drawings.art}`} viewBox="40 52 640 624" role="img" aria-label={label}>
        <Statement {...props} />
        <BenefitCard
          flag="employee-plus"
          type="large"
          name={product}
          person={person}
          x={52}
          y={368}
          scale={1.4}
        />
      </svg>
    </>
  );
}
