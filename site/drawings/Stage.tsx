import type { ReactNode } from 'react';
import type { ProductFlag } from '../../design/flags.ts';
import type { SolutionArtefact } from '../../domain/content/artefacts.ts';
import type { Language } from '../../domain/languages.ts';
import { BenefitStatement } from '../products/employee-plus/Artefact.tsx';
import { FanGate } from '../products/fan-card-plus/Artefact.tsx';
import { FanTerminal } from '../products/fan-pay/Artefact.tsx';
import { Gastro } from '../products/gastro-plus/Artefact.tsx';
import { Grail } from '../products/grail/Artefact.tsx';
import { Loyalty } from '../products/loyalty-plus/Artefact.tsx';
import { LunchCalendar } from '../products/lunch-benefit/Artefact.tsx';
import { DepartureBoard } from '../products/mobility-plus/Artefact.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './drawings.module.css';
import { type Figures, figuresOf } from './figures.ts';

function draw(words: SolutionArtefact, figures: Figures, narrow: boolean): ReactNode {
  switch (words.drawing) {
    case 'loyalty-plus':
      return <Loyalty {...{ words, figures, narrow }} />;
    case 'grail':
      return <Grail {...{ words, figures, narrow }} />;
    case 'gastro-plus':
      return <Gastro {...{ words, figures, narrow }} />;
    case 'fan-card-plus':
      return <FanGate {...{ words, figures, narrow }} />;
    case 'fan-pay':
      return <FanTerminal {...{ words, figures, narrow }} />;
    case 'employee-plus':
      return <BenefitStatement {...{ words, figures, narrow }} />;
    case 'mobility-plus':
      return <DepartureBoard {...{ words, figures, narrow }} />;
    case 'lunch-benefit':
      return <LunchCalendar {...{ words, figures, narrow }} />;
  }
}

interface Props {
  flag: ProductFlag;
  artefact: SolutionArtefact;
  language: Language;
}

/**
 * A product's flag with its artefact in front. Fills its positioned parent; the parent's own width decides which
 * of the two drawings shows. Not to be set below 320 px.
 */
export function Stage({ flag, artefact, language }: Props) {
  const figures = figuresOf(language);
  return (
    <div className={styles.stage}>
      <svg
        className={styles.flag}
        viewBox="0 0 24 24"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={`#${flag}`} />
      </svg>
      <Drawing size="wide" width={720} height={720} label={artefact.label.wide}>
        {draw(artefact, figures, false)}
      </Drawing>
      <Drawing size="narrow" width={390} height={390} label={artefact.label.narrow}>
        {draw(artefact, figures, true)}
      </Drawing>
    </div>
  );
}
