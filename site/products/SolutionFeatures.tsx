import { FeaturesBlue } from '../sections/features/FeaturesBlue.tsx';
import { FeaturesRed } from '../sections/features/FeaturesRed.tsx';
import { FeaturesYellow } from '../sections/features/FeaturesYellow.tsx';
import type { FeaturesProps } from '../sections/features/features.ts';

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
