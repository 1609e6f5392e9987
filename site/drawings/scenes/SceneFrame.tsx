import type { ReactNode } from 'react';
import styles from '../drawings.module.css';
import { Box, colour } from '../shapes.tsx';

export type Ground = 'red' | 'blue' | 'yellow' | 'ink' | 'sail';

/** Frame of a drawing beside a step, 440 × 330 units with a bleed. Decoration. */
export function SceneFrame({ ground, children }: { ground: Ground; children: ReactNode }) {
  return (
    <svg className={styles.art} viewBox="0 0 440 330" aria-hidden="true">
      <Box x={-440} y={-330} w={1320} h={990} fill={colour[ground]} />
      {children}
    </svg>
  );
}
