import type { ReactNode } from 'react';
import type { ArtefactWords, SolutionArtefact } from '../../domain/content/artefacts.ts';
import type { Figures } from '../drawings/figures.ts';
import type { Ground } from '../drawings/scenes/SceneFrame.tsx';
import type { FeaturesProps } from '../sections/features/features.ts';

/** Names the drawings of a product, and their words in `content/`. */
export type DrawingName = SolutionArtefact['drawing'];

/** What a product is drawn from: the words written in it, and how its language writes amounts and dates. */
export interface DrawingProps<Name extends DrawingName> {
  words: ArtefactWords<Name>;
  figures: Figures;
}

/** `narrow` is the sheet of 390 units, otherwise it has 720. */
export interface ArtefactProps<Name extends DrawingName> extends DrawingProps<Name> {
  narrow: boolean;
}

/** The drawing beside one step, on a sheet of 440 × 330 in one colour. */
interface Scene<Name extends DrawingName> {
  ground: Ground;
  draw: (words: ArtefactWords<Name>, figures: Figures) => ReactNode;
}

/** What a product brings to the page of a solution. */
export interface Product<Name extends DrawingName> {
  /** Its own thing, in front of its flag. */
  Artefact: (props: ArtefactProps<Name>) => ReactNode;
  /** The same thing, enlarged: the names of the features hang from it. */
  Exhibit: (props: DrawingProps<Name>) => ReactNode;
  /** Sets the features around the exhibit, as its family does. */
  Features: (props: FeaturesProps) => ReactNode;
  /** One for each step. */
  scenes: readonly [Scene<Name>, Scene<Name>, Scene<Name>];
}
