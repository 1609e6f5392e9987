import type { SolutionArtefact } from '../../../domain/content/artefacts.ts';
import type { Language } from '../../../domain/languages.ts';
import { employee } from '../../products/employee-plus/scenes.tsx';
import { fanCard } from '../../products/fan-card-plus/scenes.tsx';
import { fanPay } from '../../products/fan-pay/scenes.tsx';
import { gastro } from '../../products/gastro-plus/scenes.tsx';
import { grail } from '../../products/grail/scenes.tsx';
import { loyalty } from '../../products/loyalty-plus/scenes.tsx';
import { lunch } from '../../products/lunch-benefit/scenes.tsx';
import { mobility } from '../../products/mobility-plus/scenes.tsx';
import { figuresOf } from '../figures.ts';
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
