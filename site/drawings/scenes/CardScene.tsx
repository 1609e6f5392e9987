import { Fragment } from 'react';
import { Box, Cast, colour, Text } from '../shapes.tsx';
import { Connection } from './elements.tsx';
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
      {scene === 'people' && <Badges names={words.people} />}
      {scene === 'connection' && <Connection from={words.system} to={words.api} />}
      {scene === 'card' && <VirtualCard label={words.virtual} issued={words.issued} />}
    </SceneFrame>
  );
}

/** Who receives a card: staff badges on their lanyards. */
function Badges({ names }: { names: readonly string[] }) {
  return names.map((name, index) => {
    const x = 20 + index * 137;
    const y = index === 1 ? 96 : 66;
    return (
      <Fragment key={name}>
        <path fill={colour.blue} d={`M${x + 52}-330h22V${y}h-22z`} />
        <Cast>
          <Box x={x} y={y} w={126} h={176} rx={10} fill={colour.white} />
        </Cast>
        <path
          d={`M${x + 44} ${y + 10}h38v8h-38zM${x + 45} ${y + 62}a18 18 0 1 1 36 0a18 18 0 1 1-36 0zM${x + 31} ${y + 120}a32 32 0 0 1 64 0z`}
        />
        <path fill={colour.yellow} d={`M${x} ${y + 120}h126v8H${x}z`} />
        <Text x={x + 63} y={y + 158} size={17} weight={700} anchor="middle" tracking={-0.4}>
          {name}
        </Text>
      </Fragment>
    );
  });
}
