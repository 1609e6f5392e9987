import { Connection, TickedList } from './elements.tsx';
import { VirtualCard } from './employee.tsx';
import { SceneFrame } from './SceneFrame.tsx';

interface Words {
  people: readonly string[];
  system: string;
  api: string;
  virtual: string;
  issued: string;
}

interface Props {
  scene: 'people' | 'connection' | 'card';
  words: Words;
}

const grounds = { people: 'ink', connection: 'sail', card: 'yellow' } as const;

/** The drawing beside a step on the page of the prepaid cards. */
export function CardScene({ scene, words }: Props) {
  return (
    <SceneFrame ground={grounds[scene]}>
      {scene === 'people' && <TickedList items={words.people} />}
      {scene === 'connection' && <Connection from={words.system} to={words.api} />}
      {scene === 'card' && <VirtualCard label={words.virtual} issued={words.issued} />}
    </SceneFrame>
  );
}
