import type { ReactNode } from 'react';
import { Box, Cast, colour, FlagAt, Move, type Point, Text } from '../../drawings/shapes.tsx';
import type { SolutionWords } from '../product.ts';
import styles from './GastroPlus.module.css';

interface Props {
  words: SolutionWords<'gastro-plus'>['artefact'];
  /** When the table is reserved. */
  time: string;
}

/** The flag as a table seen from above: four plates, and the card of the table in the middle. */
export function LaidTable({ words, time }: Props) {
  return (
    <svg className={styles.table} viewBox="0 0 480 480" role="img" aria-label={words.label}>
      <FlagAt id="gastro-plus" x={0} y={0} size={480} />
      <Plate x={240} y={102}>
        <circle r={39} fill={colour.yellow} />
      </Plate>
      <Plate x={378} y={240}>
        <path fill={colour.yellow} d="M0-39a39 39 0 0 1 0 78z" />
      </Plate>
      <Plate x={240} y={378}>
        <path
          fill="none"
          stroke={colour.ink}
          strokeWidth="4.4"
          d="M-8.4-30v18M0-30v18M8.400-30v18M-8.400-12H8.400M0-12V32"
        />
      </Plate>
      <Plate x={102} y={240}>
        <circle r={39} fill={colour.red} />
      </Plate>
      <Cast at={{ x: 182, y: 173 }}>
        <Box w={116} h={134} fill={colour.white} />
        <Text x={58} y={21} size={16} weight={600} anchor="middle" tracking={-0.2}>
          {time}
        </Text>
        <path stroke={colour.ink} d="M8 29h100" />
        <Text x={58} y={101} size={92} weight={700} anchor="middle" tracking={-4}>
          9
        </Text>
        <Text x={58} y={121} size={16} anchor="middle">
          {words.taken}
        </Text>
      </Cast>
    </svg>
  );
}

function Plate({ children, ...place }: Point & { children: ReactNode }) {
  return (
    <Move {...place}>
      <circle r={58} fill={colour.white} stroke={colour.ink} strokeWidth="1.8" />
      {children}
      <circle r={39} fill="none" stroke={colour.ink} strokeOpacity=".35" strokeWidth="1.4" />
    </Move>
  );
}
