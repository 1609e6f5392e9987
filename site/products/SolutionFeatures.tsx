import type { Solution } from '../../domain/content/solutions.ts';
import type { Language } from '../../domain/languages.ts';
import { figuresOf } from '../drawings/figures.ts';
import { productOf } from './index.ts';

interface Props {
  language: Language;
  words: Solution;
  name: string;
}

/** The features of a solution in the layout of its family. */
export function SolutionFeatures({ language, words, name }: Props) {
  const { artefact, features, introductions } = words;
  const { Exhibit, Features } = productOf(artefact.drawing);
  const { label } = artefact.exhibit;
  const drawn = { words: artefact, figures: figuresOf(language) };
  return (
    <Features
      title={introductions.statement}
      text={introductions.features}
      name={name}
      items={features}
      exhibit={{
        label: typeof label === 'string' ? { wide: label, narrow: label } : label,
        wide: <Exhibit {...drawn} narrow={false} />,
        narrow: <Exhibit {...drawn} narrow />,
      }}
    />
  );
}
