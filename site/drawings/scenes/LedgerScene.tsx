import { Choice, Connection, TickedList } from './elements.tsx';
import { SceneFrame } from './SceneFrame.tsx';

interface Words {
  records: readonly string[];
  ledgers: readonly string[];
  system: string;
  api: string;
  ledger: string;
}

interface Props {
  scene: 'records' | 'choice' | 'connection';
  words: Words;
}

const grounds = { records: 'red', choice: 'blue', connection: 'sail' } as const;

/** The drawing beside a step on the page of the blockchain infrastructure. */
export function LedgerScene({ scene, words }: Props) {
  return (
    <SceneFrame ground={grounds[scene]}>
      {scene === 'records' && <TickedList items={words.records} />}
      {scene === 'choice' && <Choice options={words.ledgers} />}
      {scene === 'connection' && <Connection from={words.system} to={words.ledger} over={words.api} />}
    </SceneFrame>
  );
}
