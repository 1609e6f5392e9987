import { useId } from 'react';
import { colour, Move, Text } from '../../../drawings/shapes.tsx';
import styles from './ChartDrawing.module.css';

// Rows of a statistical table: one word and two figures each.
const rows = [68, 114, 160, 206, 252, 298]
  .map((y) => `M20 ${y}h72v10h-72zM126 ${y}h40v10h-40zM190 ${y}h40v10h-40z`)
  .join('');

/** Many tables behind each other, and the one row searched for. Cut off at the left and the foot. */
export function Tables({ className }: { className: string | undefined }) {
  const page = useId();
  return (
    <svg
      viewBox="0 0 760 300"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      className={`${styles.sheet} ${className}`}
    >
      <g id={page} transform="translate(-70 112)">
        <path d="M.5.5h250v330H.5z" fill={colour.white} stroke={colour.ink} />
        <path d="M0 0h251v40H0z" />
        <path d={rows} fill={colour.edge} />
      </g>
      {[1, 2, 3, 4].map((place) => (
        <use key={place} href={`#${page}`} x={134 * place} y={-26 * place} />
      ))}
      <Move x={466} y={8}>
        <path d="M1 150h249v44H1z" fill={colour.yellow} />
        <path d={rows} />
      </Move>
    </svg>
  );
}

/** A shoe shop whose sign is its industry class. */
export function Shop() {
  return (
    <svg viewBox="0 0 400 250" aria-hidden="true" className={styles.sheet}>
      <path d="M60 118h280v140H60zM40 70h320v48H40z" fill={colour.white} />
      <path d="M40 70h40v48H40zM120 70h40v48h-40zM200 70h40v48h-40zM280 70h40v48h-40z" fill={colour.red} />
      <path d="M116 6h168v64H116zM260 142h56v116h-56z" />
      <path d="M84 142h152v72H84z" fill={colour.blue} />
      {/* a shoe: heel, sole and upper are a square, a bar and a wedge */}
      <path d="M116 162h34l14 16 40 12v12h-88z" fill={colour.white} />
      <path d="M116 198h88v6h-88zM268 192h8v12h-8z" fill={colour.yellow} />
      <Text x={200} y={52} size={40} weight={500} fill={colour.yellow} anchor="middle" mono>
        47.72
      </Text>
    </svg>
  );
}

// 24 months of unadjusted values, highest in December.
const months = [
  30, 27, 36, 38, 40, 39, 35, 36, 42, 44, 56, 96, 28, 25, 33, 36, 37, 37, 32, 34, 40, 42, 53, 92,
];
const columns = (isDecember: boolean) =>
  months
    .map((height, index) => ({ height: height * 2.45, index }))
    .filter(({ index }) => (index % 12 === 11) === isDecember)
    .map(({ height, index }) => `M${4 + index * 16.5} ${(250 - height).toFixed(1)}h12V250h-12z`)
    .join('');

/** Two years of unadjusted values, December in red. */
export function Season() {
  return (
    <svg viewBox="0 0 400 250" aria-hidden="true" className={styles.sheet}>
      <path d={columns(false)} fill={colour.blue} />
      <path d={columns(true)} fill={colour.red} />
    </svg>
  );
}
