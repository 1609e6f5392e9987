import type { ReactNode } from 'react';
import styles from '../drawings.module.css';
import { Box, colour } from '../shapes.tsx';
import type { Ground } from './scenes.ts';

/** The sheet of a drawing beside a step, 440 × 330 in one colour. Decoration: the step says the same. */
export function SceneFrame({ ground, children }: { ground: Ground; children: ReactNode }) {
  return (
    <svg className={styles.art} viewBox="0 0 440 330" aria-hidden="true">
      <Box w={440} h={330} fill={colour[ground]} />
      {children}
    </svg>
  );
}
