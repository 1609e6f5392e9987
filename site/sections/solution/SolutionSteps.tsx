import type { Language } from '../../../domain/languages.ts';
import { StepDetail } from '../../design/drawings/StepDetail.tsx';
import type { ProductFlag } from '../../design/marks.ts';
import type { Solution } from '../../schemas/solutions.ts';
import { Steps } from '../Steps.tsx';

interface Props {
  flag: ProductFlag;
  language: Language;
  title: string;
  words: Solution;
}

/** The three steps of a solution, each beside the part of the artefact it speaks of. */
export function SolutionSteps({ flag, language, title, words }: Props) {
  return (
    <Steps
      title={title}
      text={words.introductions.steps}
      steps={words.steps}
      art={([0, 1, 2] as const).map((step) => (
        <StepDetail key={step} flag={flag} artefact={words.artefact} language={language} step={step} />
      ))}
    />
  );
}
