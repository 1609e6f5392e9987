import type { Infrastructure } from '../../../domain/content/infrastructure.ts';
import { CardScene } from '../../drawings/scenes/CardScene.tsx';
import { Steps } from '../Steps.tsx';

interface Props {
  title: string;
  text: string;
  steps: readonly { title: string; text: string }[];
  words: Extract<Infrastructure, { infrastructureType: 'Prepaid Card' }>['scenes'] & { person: string };
}

export function CardSteps({ words, ...steps }: Props) {
  return (
    <Steps
      {...steps}
      art={(['programme', 'connection', 'card'] as const).map((scene) => (
        <CardScene key={scene} scene={scene} words={words} />
      ))}
    />
  );
}
