import type { ReactNode } from 'react';
import type { ArtefactWords, SolutionArtefact } from '../../../domain/content/artefacts.ts';
import type { Figures } from '../figures.ts';

/** The colour of the sheet on which a scene is drawn. */
export type Ground = 'red' | 'blue' | 'yellow' | 'ink' | 'sail';

/** The drawing beside one step, on a sheet of 440 × 330 in one colour. */
export interface Scene<Words> {
  ground: Ground;
  draw: (words: Words, figures: Figures) => ReactNode;
}

/** One scene for each of the three steps of a solution. */
export type Scenes<Drawing extends SolutionArtefact['drawing']> = readonly [
  Scene<ArtefactWords<Drawing>>,
  Scene<ArtefactWords<Drawing>>,
  Scene<ArtefactWords<Drawing>>,
];
