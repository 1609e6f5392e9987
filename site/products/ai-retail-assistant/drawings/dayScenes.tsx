import type { ReactNode } from 'react';
import { Box, Cast, colour } from '../../../drawings/shapes.tsx';
import styles from './ChartDrawing.module.css';

/** Decoration. 360 × 320 units with a floor 40 units high; both have a bleed. */
const scene = (key: string, ground: string, drawing: ReactNode) => (
  <svg
    key={key}
    viewBox="0 0 360 320"
    preserveAspectRatio="xMidYMax meet"
    aria-hidden="true"
    className={styles.sheet}
  >
    <Box x={-720} y={-720} w={1800} h={1040} fill={ground} />
    {drawing}
  </svg>
);

const floor = <Box x={-720} y={280} w={1800} h={40} />;

// An index over 24 months: it falls and recovers by half.
const index = [
  101.2, 101, 100.7, 100.8, 100.3, 100, 99.6, 99.7, 98.9, 98.1, 97.6, 97.2, 97, 97.3, 97.2, 97.6, 97.9, 97.8,
  98.3, 98.6, 98.5, 98.9, 99, 99.1,
];

/** The index as a stepped line with its lowest point. */
function line(left: number, top: number, width: number, height: number) {
  const x = (month: number) => +(left + (month * width) / index.length).toFixed(1);
  const y = (value: number) => +(top + ((101.2 - value) / 4.2) * height).toFixed(1);
  const lowest = index.indexOf(97);
  return (
    <>
      <path
        d={`M${left} ${y(101.2)}${index.map((value, month) => `V${y(value)}H${x(month + 1)}`).join('')}`}
        fill="none"
        stroke={colour.blue}
        strokeWidth="4"
      />
      <Box x={x(lowest) - 5} y={y(97) - 7} w={14} h={14} fill={colour.red} />
    </>
  );
}

/** In the order of the use cases: a table, a street, a board, a desk at night. */
export const dayScenes = [
  scene(
    'negotiation',
    colour.yellow,
    <>
      {/* two chairs and the table between them */}
      <path d="M22 132h10v148H22zM22 206h62v12H22zM74 218h10v62H74zM338 132h-10v148h10zM338 206h-62v12h62zM286 218h-10v62h10z" />
      <path d="M84 196h192v14H84zM172 210h16v70h-16zM142 268h76v12h-76z" />
      <Cast>
        <Box x={106} y={60} w={148} h={136} fill={colour.white} />
      </Cast>
      {line(118, 84.7, 124, 77)}
      {floor}
    </>,
  ),
  scene(
    'expansion',
    colour.sail,
    <>
      <path d="M12 80h58v200H12z" fill={colour.blue} />
      <path d="M82 116h58v164H82z" fill={colour.yellow} />
      <path d="M9 208h16v18H9zM41 208h16v18H41zM79 208h16v18H79zM111 208h16v18h-16z" fill={colour.red} />
      <path
        d="M24 92h12v18H24zM46 92h12v18H46zM24 128h12v18H24zM46 128h12v18H46zM24 164h12v18H24zM46 164h12v18H46zM94 128h12v18H94zM116 128h12v18h-12zM94 164h12v18H94zM116 164h12v18h-12zM25 208h16v18H25zM57 208h16v18H57zM95 208h16v18H95zM127 208h16v18h-16zM46 240h16v22H46zM116 240h16v22h-16z"
        fill={colour.white}
      />
      <path d="M22 234h18v46H22zM92 234h18v46H92z" />
      {/* shops that nobody has rented yet */}
      <path
        d="M153 148h56v132h-56zM172 280v-40h18v40M223 180h56v100h-56zM242 280v-40h18v40M293 204h56v76h-56zM312 280v-40h18v40"
        fill="none"
        stroke={colour.ink}
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      {floor}
    </>,
  ),
  scene(
    'meeting',
    colour.blue,
    <>
      <path d="M90 232L66 300h12l24-68zM270 232l24 68h-12l-24-68z" />
      <Cast>
        <Box x={40} y={40} w={280} h={196} fill={colour.white} />
      </Cast>
      <Box x={40} y={40} w={280} h={16} />
      <path
        d="M62 84h68v116H62zM142 84h68v116h-68zM222 84h68v116h-68z"
        fill="none"
        stroke={colour.ink}
        strokeWidth="1.5"
      />
      <path d="M71 160h13v30H71zM89 138h13v52H89zM107 116h13v74h-13z" fill={colour.blue} />
      <path d="M151 110h13v80h-13zM169 134h13v56h-13zM187 156h13v34h-13z" fill={colour.red} />
      <path d="M231 146h13v44h-13zM249 124h13v66h-13zM267 138h13v52h-13z" />
      {floor}
    </>,
  ),
  scene(
    'deadline',
    colour.ink,
    <>
      <Cast>
        <Box x={50} y={36} w={210} h={320} fill={colour.white} />
      </Cast>
      <path d="M66 54h178v34H66zM66 104h178v16H66zM66 128h130v16H66z" />
      <Box x={66} y={160} w={178} h={104} fill={colour.sail} />
      {line(74, 178, 162, 63)}
      <path
        d="M66 278h82v7H66zM66 294h82v7H66zM162 278h82v7h-82zM162 294h82v7h-82z"
        fill={colour.mutedOnInk}
      />
      <Cast>
        <circle cx="284" cy="92" r="58" fill={colour.yellow} />
      </Cast>
      <path d="M284 46v46l-20-34" fill="none" stroke={colour.ink} strokeWidth="7" />
      <path d="M281 38h6v8h-6zM281 138h6v8h-6zM230 89h8v6h-8zM330 89h8v6h-8z" />
    </>,
  ),
];
