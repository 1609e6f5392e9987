import type { Language } from '../../../domain/languages.ts';
import type { Artefact } from '../../schemas/artefacts.ts';
import type { ProductFlag } from '../marks.ts';
import styles from './drawings.module.css';
import { figuresOf } from './figures.ts';
import { drawArtefact } from './Stage.tsx';

/** Left edge, top edge and width of a part of the wide drawing; it is shown 4:3. */
type Part = readonly [x: number, y: number, width: number];

// Which part of the artefact each of the three steps of a product speaks of.
const parts: Record<Artefact['drawing'], readonly [Part, Part, Part]> = {
  'loyalty-plus': [
    [0, 400, 400],
    [410, 300, 310],
    [410, 40, 310],
  ],
  grail: [
    [20, -20, 330],
    [380, 20, 330],
    [20, 400, 330],
  ],
  'gastro-plus': [
    [20, 300, 300],
    [412, 26, 300],
    [236, 410, 460],
  ],
  'fan-card-plus': [
    [360, 30, 340],
    [40, 340, 380],
    [360, 180, 340],
  ],
  'fan-pay': [
    [180, 90, 360],
    [190, 300, 340],
    [200, 400, 320],
  ],
  'xrp-passport': [
    [20, 30, 400],
    [380, 330, 330],
    [20, 250, 400],
  ],
  'employee-plus': [
    [280, 30, 420],
    [80, 310, 420],
    [280, 160, 420],
  ],
  'mobility-plus': [
    [30, 20, 400],
    [340, 430, 380],
    [250, 100, 440],
  ],
  'lunch-benefit': [
    [20, 20, 420],
    [290, 430, 410],
    [250, 230, 420],
  ],
};

interface Props {
  flag: ProductFlag;
  artefact: Artefact;
  language: Language;
  /** 0 to 2. */
  step: 0 | 1 | 2;
}

/** A part of a product's artefact, seen closer: the picture beside a step. Decoration, for the step says it. */
export function StepDetail({ flag, artefact, language, step }: Props) {
  const [x, y, width] = parts[artefact.drawing][step];
  return (
    <svg
      className={styles.art}
      viewBox={`${x} ${y} ${width} ${width * 0.75}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`#${flag}`} width="720" height="720" />
      {drawArtefact(artefact, figuresOf(language), false)}
    </svg>
  );
}
