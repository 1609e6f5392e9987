import type { Passport } from '../../../domain/content/passport.ts';
import type { Language } from '../../../domain/languages.ts';
import { PassportScene } from '../../drawings/scenes/PassportScene.tsx';
import { Steps } from '../Steps.tsx';

interface Props {
  language: Language;
  title: string;
  words: Passport;
}

/** From the statement to its check. */
export function PassportSteps({ language, title, words }: Props) {
  return (
    <Steps
      title={title}
      text={words.introductions.steps}
      steps={words.steps}
      art={(['agree', 'connect', 'verify'] as const).map((scene) => (
        <PassportScene key={scene} scene={scene} words={words.artefact} language={language} />
      ))}
    />
  );
}
