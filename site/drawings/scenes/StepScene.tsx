import type { SolutionArtefact } from '../../../domain/content/artefacts.ts';
import type { Language } from '../../../domain/languages.ts';
import { figuresOf } from '../figures.ts';
import { employee } from './employee.tsx';
import { fanCard } from './fanCard.tsx';
import { fanPay } from './fanPay.tsx';
import { gastro } from './gastro.tsx';
import { grail } from './grail.tsx';
import { loyalty } from './loyalty.tsx';
import { lunch } from './lunch.tsx';
import { mobility } from './mobility.tsx';
import { SceneFrame } from './SceneFrame.tsx';
import type { Scene, Scenes } from './scenes.ts';

type SceneDrawing = SolutionArtefact['drawing'];

const scenesOf: { [Drawing in SceneDrawing]: Scenes<Drawing> } = {
  'loyalty-plus': loyalty,
  grail,
  'gastro-plus': gastro,
  'fan-card-plus': fanCard,
  'fan-pay': fanPay,
  'employee-plus': employee,
  'mobility-plus': mobility,
  'lunch-benefit': lunch,
};

interface Props {
  artefact: SolutionArtefact;
  language: Language;
  step: 0 | 1 | 2;
}

/** The drawing beside a step of a solution. */
export function StepScene({ artefact, language, step }: Props) {
  // Words and scenes have the same `drawing`, which the compiler cannot follow through the table.
  const { ground, draw } = scenesOf[artefact.drawing][step] as Scene<SolutionArtefact>;
  return <SceneFrame ground={ground}>{draw(artefact, figuresOf(language))}</SceneFrame>;
}
