import type { Infrastructure } from '../../../domain/content/infrastructure.ts';
import { LedgerScene } from '../../drawings/scenes/LedgerScene.tsx';
import { Steps } from '../Steps.tsx';

interface Props {
  title: string;
  text: string;
  steps: readonly { title: string; text: string }[];
  words: Extract<Infrastructure, { infrastructureType: 'Blockchain' }>;
}

export function LedgerSteps({ words, ...steps }: Props) {
  const { boundary, options, scenes } = words;
  const drawn = {
    ...scenes,
    ledgers: options.rows.map(([ledger]) => ledger),
    ledger: boundary.ledger.title,
  };
  return (
    <Steps
      {...steps}
      art={(['records', 'choice', 'connection'] as const).map((scene) => (
        <LedgerScene key={scene} scene={scene} words={drawn} />
      ))}
    />
  );
}
