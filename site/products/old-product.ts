import type { ReactNode } from 'react';
import type { ArtefactWords, SolutionArtefact } from '../../domain/content/artefacts.ts';
import type { Figures } from '../drawings/figures.ts';
import type { Ground } from '../drawings/scenes/SceneFrame.tsx';
import type { FeaturesProps } from '../sections/features/features.ts';

/** Name of a product's drawings and of their words in `content/`. */
export type DrawingName = Exclude<SolutionArtefact['drawing'], 'employee-plus' | 'mobility-plus'>;

/** Text of the drawings, and how the language writes amounts and dates. */
export interface DrawingProps<Name extends DrawingName> {
  words: ArtefactWords<Name>;
  figures: Figures;
}

/** `narrow` chooses the small of the two sheets. */
export interface SheetProps<Name extends DrawingName> extends DrawingProps<Name> {
  narrow: boolean;
}

/** The drawing beside a step, 440 × 330 units on one colour. */
interface Scene<Name extends DrawingName> {
  ground: Ground;
  draw: (words: ArtefactWords<Name>, figures: Figures) => ReactNode;
}

/** What a product contributes to its solution page. */
export interface Product<Name extends DrawingName> {
  /** The product as an object, in front of its flag. 720 × 720 units, narrow 390 × 390. */
  Artefact: (props: SheetProps<Name>) => ReactNode;
  /** The object enlarged, its details tied to the features; its family sets the sheet. */
  Exhibit: (props: SheetProps<Name>) => ReactNode;
  /** The layout of the product's family. */
  Features: (props: FeaturesProps) => ReactNode;
  /** One for each step. */
  scenes: readonly [Scene<Name>, Scene<Name>, Scene<Name>];
}
