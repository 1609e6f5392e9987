import styles from '../drawings.module.css';
import { Box, Cast, colour, Knot, Text } from '../shapes.tsx';
import { PeopleList, VirtualCard } from './employee.tsx';

interface Words {
  people: readonly string[];
  system: string;
  api: string;
  virtual: string;
}

interface Props {
  scene: 'people' | 'connection' | 'card';
  words: Words;
  person: string;
}

const grounds = { people: 'ink', connection: 'sail', card: 'yellow' } as const;

/** The drawing beside a step on the page of the prepaid cards. Decoration: the step says the same. */
export function CardScene({ scene, words, person }: Props) {
  return (
    <svg className={styles.art} viewBox="0 0 440 330" aria-hidden="true">
      <Box w={440} h={330} fill={colour[grounds[scene]]} />
      {scene === 'people' && <PeopleList people={words.people} />}
      {scene === 'connection' && <Connection words={words} />}
      {scene === 'card' && <VirtualCard person={person} label={words.virtual} />}
    </svg>
  );
}

/** Two systems and the line between them. */
function Connection({ words }: { words: Words }) {
  return (
    <>
      <Cast>
        <Box x={40} y={90} w={150} h={150} fill={colour.white} />
        <Box x={250} y={90} w={150} h={150} fill={colour.ink} />
      </Cast>
      <path d="M60 166h110M60 188h110M60 210h70" stroke={colour.line} strokeWidth="8" />
      <Text x={115} y={132} size={20} weight={700} anchor="middle" tracking={-0.3}>
        {words.system}
      </Text>
      <Text x={325} y={172} size={22} weight={700} anchor="middle" tracking={-0.3} fill={colour.white}>
        {words.api}
      </Text>
      <path d="M190 165h60" stroke={colour.ink} strokeWidth="3" />
      <Knot x={190} y={165} size={13} />
      <Knot x={250} y={165} size={13} />
    </>
  );
}
