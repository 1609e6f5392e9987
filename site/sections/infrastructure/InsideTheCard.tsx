import type { Infrastructure } from '../../../domain/content/infrastructure.ts';
import { ExplodedCard } from '../../drawings/ExplodedCard.tsx';
import { Features } from '../Features.tsx';

type Words = Extract<Infrastructure, { infrastructureType: 'Prepaid Card' }>;

/** What a card is made of: the exploded card on ink, its features beside it. */
export function InsideTheCard({ features, artefact }: Words) {
  return (
    <Features {...features} tone="ink">
      <ExplodedCard words={artefact} />
    </Features>
  );
}
