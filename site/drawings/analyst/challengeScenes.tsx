import type { ReactNode } from 'react';
import { colour, Text } from '../shapes.tsx';
import styles from './ChartDrawing.module.css';

/** Decoration: the words below say the same. */
function scene(key: string, drawing: ReactNode) {
  return (
    <svg key={key} viewBox="0 0 400 240" aria-hidden="true" className={styles.sheet}>
      {drawing}
      <path d="M0 239h400" stroke={colour.ink} strokeWidth="2" />
    </svg>
  );
}

/** A page of figures with a head line; sheet 150 × 190. */
function Page({ x, y, marked }: { x: number; y: number; marked?: number }) {
  const rows = [0, 1, 2, 3, 4, 5];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M.5.5h149v200H.5z" fill={colour.white} stroke={colour.ink} />
      <path d="M.5.5h149v24H.5z" fill={colour.ink} />
      {marked !== undefined && <path d={`M1 ${36 + marked * 26}h148v26H1z`} fill={colour.yellow} />}
      <path
        d={rows
          .map(
            (row) =>
              `M12 ${46 + row * 26}h44v6H12zM76 ${46 + row * 26}h24v6H76zM114 ${46 + row * 26}h24v6h-24z`,
          )
          .join('')}
        fill={marked === undefined ? colour.edge : colour.ink}
      />
    </g>
  );
}

// 24 months of a raw series; the two Decembers are the tall ones.
const months = [
  30, 27, 36, 38, 40, 39, 35, 36, 42, 44, 56, 96, 28, 25, 33, 36, 37, 37, 32, 34, 40, 42, 53, 92,
];

/** Many tables, a shop with a code for a name, and a December that is always strong. */
export const challengeScenes = [
  scene(
    'tables',
    <>
      <Page x={4} y={70} />
      <Page x={84} y={48} />
      <Page x={164} y={26} />
      <Page x={244} y={4} marked={3} />
    </>,
  ),
  scene(
    'codes',
    <>
      <path d="M60 108h280v131H60z" fill={colour.white} stroke={colour.ink} strokeWidth="2" />
      <path d="M40 60h320v48H40z" fill={colour.white} stroke={colour.ink} strokeWidth="2" />
      <path d="M40 60h40v48H40zM120 60h40v48h-40zM200 60h40v48h-40zM280 60h40v48h-40z" fill={colour.red} />
      <path d="M260 132h56v107h-56z" fill={colour.ink} />
      <path d="M268 182h8v12h-8z" fill={colour.yellow} />
      <path d="M84 132h152v72H84z" fill={colour.blue} />
      {/* a shoe: heel, sole and upper are a square, a bar and a wedge */}
      <path d="M116 152h34l14 16 40 12v12h-88z" fill={colour.white} />
      <path d="M116 188h88v6h-88z" fill={colour.yellow} />
      <path d="M128 6h144v54H128z" fill={colour.ink} />
      <Text x={200} y={44} size={32} weight={500} fill={colour.yellow} anchor="middle" mono>
        47.72
      </Text>
    </>,
  ),
  scene(
    'season',
    months.map((height, index) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: months never change places
        key={index}
        x={4 + index * 16.5}
        y={238 - height * 2.3}
        width="12"
        height={height * 2.3}
        fill={index % 12 === 11 ? colour.red : colour.blue}
      />
    )),
  ),
];
