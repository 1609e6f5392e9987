import type { ReactNode } from 'react';
import { colour, Text } from '../../../drawings/shapes.tsx';
import styles from './ChartDrawing.module.css';

/** Decoration, 72 × 72 units. */
const mark = (key: string, drawing: ReactNode) => (
  <svg key={key} viewBox="0 0 72 72" aria-hidden="true" className={styles.sheet}>
    {drawing}
  </svg>
);

/** In the order of the benefits. */
export const benefitMarks = [
  mark(
    'chart',
    <>
      <path d="M14 6h44v22l-10-7H14z" />
      <path d="M6 46h12v20H6zM42 40h12v26H42z" fill={colour.blue} />
      <path d="M24 34h12v32H24z" fill={colour.red} />
    </>,
  ),
  mark(
    'class',
    <>
      <path d="M2 22h68v28H2z" fill={colour.yellow} />
      <Text x={36} y={43} size={19} anchor="middle" mono>
        47.72
      </Text>
    </>,
  ),
  mark(
    'season',
    <>
      <path
        d="M4 40h7v26H4zM15 38h7v28h-7zM26 41h7v25h-7zM37 37h7v29h-7zM48 39h7v27h-7z"
        fill={colour.blue}
      />
      <path d="M59 38h8v28h-8z" fill={colour.red} />
      <path d="M59 38V8h8v30" fill="none" stroke={colour.red} strokeWidth="2" strokeDasharray="3 3" />
    </>,
  ),
  mark(
    'yardstick',
    <>
      <path d="M2 56h22V42h22V22h14" fill="none" stroke={colour.blue} strokeWidth="5" />
      <path d="M2 64h66v4H2z" />
      <path d="M56 14h14v14H56z" fill={colour.red} />
    </>,
  ),
  mark(
    'quotation',
    <>
      <path d="M8 14h20v20L14 44V34H8zM40 14h20v20L46 44V34h-6z" />
      <path d="M8 56h56v6H8z" fill={colour.blue} />
    </>,
  ),
  mark(
    'storyboard',
    <>
      <path d="M2 26h20v36H2zM26 10h20v36H26zM50 26h20v36H50z" fill={colour.white} stroke={colour.ink} />
      <path d="M6 50h5v8H6zM13 42h5v16h-5z" fill={colour.blue} />
      <path d="M30 34h5v8h-5zM37 26h5v16h-5z" fill={colour.red} />
      <path d="M54 50h5v8h-5zM61 42h5v16h-5z" />
    </>,
  ),
];
