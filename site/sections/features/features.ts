import type { SolutionArtefact } from '../../../domain/content/artefacts.ts';
import type { Language } from '../../../domain/languages.ts';

/** What each family composes in its own way. */
export interface FeaturesProps<Words extends SolutionArtefact = SolutionArtefact> {
  language: Language;
  /** Which product it is, and the words inside its drawings. */
  artefact: Words;
  title: string;
  text: string;
  /** Name of the list, as the title says something else. */
  name: string;
  items: readonly { title: string; text: string }[];
}
