import type { Exhibit } from '../../drawings/exhibits/ExhibitSheets.tsx';

/** Features around an exhibit, in the layout of a family. */
export interface FeaturesProps {
  title: string;
  text: string;
  /** Name of the list, as the title says something else. */
  name: string;
  items: readonly { title: string; text: string }[];
  exhibit: Exhibit;
}
