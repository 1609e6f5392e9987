import { Features as Cells } from '../Features.tsx';
import { FeaturesBlue } from './FeaturesBlue.tsx';
import { FeaturesYellow } from './FeaturesYellow.tsx';
import type { FeaturesProps } from './features.ts';

/** The features of a solution, composed as its family does. */
export function Features({ artefact, ...words }: FeaturesProps) {
  switch (artefact.drawing) {
    case 'fan-card-plus':
    case 'fan-pay':
      return <FeaturesBlue artefact={artefact} {...words} />;
    case 'employee-plus':
    case 'mobility-plus':
    case 'lunch-benefit':
      return <FeaturesYellow artefact={artefact} {...words} />;
    default:
      return <Cells {...words} />;
  }
}
