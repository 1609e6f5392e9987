import type { ReactNode } from 'react';
import styles from '../drawings.module.css';
import { Box, colour } from '../shapes.tsx';

/** The colour of the sheet on which a scene is drawn. */
export type Ground = 'red' | 'blue' | 'yellow' | 'ink' | 'sail';

/** The sheet of a drawing beside a step, 440 × 330; its ground goes on beyond. Decoration: the step says the same. */
export function SceneFrame({ ground, children }: { ground: Ground; children: ReactNode }) {
  return (
    <svg className={styles.art} viewBox="0 0 440 330" aria-hidden="true">
      <Box x={-440} y={-330} w={1320} h={990} fill={colour[ground]} />
      {children}
    </svg>
  );
}
