import type { Solution } from '../../domain/content/solutions.ts';
import type { Language } from '../../domain/languages.ts';
import { StepScene } from '../drawings/scenes/StepScene.tsx';
import { Steps } from '../sections/Steps.tsx';

interface Props {
  language: Language;
  title: string;
  words: Solution;
}

/** The three steps of a solution, each with its drawing. */
export function SolutionSteps({ language, title, words }: Props) {
  return (
    <Steps
      title={title}
      text={words.introductions.steps}
      steps={words.steps}
      art={([0, 1, 2] as const).map((step) => (
        <StepScene key={step} artefact={words.artefact} language={language} step={step} />
      ))}
    />
  );
}
