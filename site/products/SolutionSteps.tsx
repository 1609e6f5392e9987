import type { Solution } from '../../domain/content/solutions.ts';
import type { Language } from '../../domain/languages.ts';
import { figuresOf } from '../drawings/figures.ts';
import { SceneFrame } from '../drawings/scenes/SceneFrame.tsx';
import { Steps } from '../sections/Steps.tsx';
import { productOf } from './index.ts';

interface Props {
  language: Language;
  title: string;
  words: Solution;
}

/** The three steps of a solution, each with its drawing. */
export function SolutionSteps({ language, title, words }: Props) {
  const { artefact } = words;
  const figures = figuresOf(language);
  return (
    <Steps
      title={title}
      text={words.introductions.steps}
      steps={words.steps}
      art={productOf(artefact.drawing).scenes.map(({ ground, draw }, index) => (
        <SceneFrame key={words.steps[index]?.title} ground={ground}>
          {draw(artefact, figures)}
        </SceneFrame>
      ))}
    />
  );
}
