import type { ReactNode } from 'react';
import type { ArtefactWords, SolutionArtefact } from '../../../schemas/artefacts.ts';
import type { Figures } from '../figures.ts';

/** The drawing beside one step, on a sheet of 440 × 330 in one colour. */
export interface Scene<Words> {
  ground: 'red' | 'blue' | 'yellow' | 'ink' | 'sail';
  draw: (words: Words, figures: Figures) => ReactNode;
}

/** One scene for each of the three steps of a solution. */
export type Scenes<Drawing extends SolutionArtefact['drawing']> = readonly [
  Scene<ArtefactWords<Drawing>>,
  Scene<ArtefactWords<Drawing>>,
  Scene<ArtefactWords<Drawing>>,
];
