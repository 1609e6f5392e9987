import type { ReactNode } from 'react';

/** What each family composes in its own way. */
export interface FeaturesProps {
  title: string;
  text: string;
  /** Name of the list, as the title says something else. */
  name: string;
  items: readonly { title: string; text: string }[];
  /** The product's own thing, which the list names the details of. */
  children: ReactNode;
}
