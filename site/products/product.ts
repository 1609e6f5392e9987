import type { Artefact, ArtefactWords } from '../../domain/content/artefacts.ts';
import type { Figures } from '../drawings/figures.ts';

/** What every artefact is drawn from. `narrow` is the sheet of 390 units, otherwise it has 720. */
export interface ArtefactProps<Name extends Artefact['drawing']> {
  words: ArtefactWords<Name>;
  figures: Figures;
  narrow: boolean;
}
