import { FeaturesBlue } from './FeaturesBlue.tsx';
import { FeaturesRed } from './FeaturesRed.tsx';
import { FeaturesYellow } from './FeaturesYellow.tsx';
import type { FeaturesProps } from './features.ts';

/** The features of a solution, composed as its family does. */
export function Features({ artefact, ...words }: FeaturesProps) {
  switch (artefact.drawing) {
    case 'loyalty-plus':
    case 'grail':
    case 'gastro-plus':
      return <FeaturesRed artefact={artefact} {...words} />;
    case 'fan-card-plus':
    case 'fan-pay':
      return <FeaturesBlue artefact={artefact} {...words} />;
    case 'employee-plus':
    case 'mobility-plus':
    case 'lunch-benefit':
      return <FeaturesYellow artefact={artefact} {...words} />;
  }
}
