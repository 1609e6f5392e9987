import type { ReactNode } from 'react';
import { colour, FlagAt } from '../../../drawings/shapes.tsx';
import styles from './ChartDrawing.module.css';

interface Props {
  /** Text alternative. */
  label: string;
}

const drawn =
  (width: number, height: number, children: ReactNode) =>
  ({ label }: Props) => (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={styles.sheet}>
      {children}
    </svg>
  );

/** A question and an answer with columns. For an ink background. */
export const ChatTile = drawn(
  320,
  220,
  <>
    <path d="M96 6h224v84l-22-20H96z" fill={colour.yellow} />
    <path d="M116 28h184M116 50h120" stroke={colour.ink} strokeWidth="8" />
    <path d="M0 104h236v116H0z" fill={colour.white} />
    <path d="M22 182h30v38H22zM64 160h30v60H64zM106 172h30v48h-30zM190 152h30v68h-30z" fill={colour.blue} />
    <path d="M148 128h30v92h-30z" fill={colour.red} />
  </>,
);

/** Two diverging lines and their distance. */
export const BenchmarkTile = drawn(
  400,
  170,
  <>
    <path d="M0 118h80V82h80v26h80V62h80V24h68" fill="none" stroke={colour.blue} strokeWidth="7" />
    <path d="M0 150h160v-18h160v-22h68" fill="none" stroke={colour.ink} strokeWidth="7" />
    <path d="M374 34v66" stroke={colour.ink} strokeWidth="2" strokeDasharray="5 5" />
    <path d="M360 10h28v28h-28z" fill={colour.red} />
    <path d="M360 96h28v28h-28z" />
  </>,
);

/** Three charts of a storyboard, the middle one being placed. For a yellow background. */
export const LibraryTile = drawn(
  320,
  170,
  <>
    <path d="M0 52h96v112H0zM112 6h96v112h-96zM224 52h96v112h-96z" fill={colour.white} />
    <path d="M14 118h18v28H14zM38 100h18v46H38zM62 82h18v64H62z" fill={colour.blue} />
    <path d="M126 40h18v60h-18zM150 60h18v40h-18zM174 78h18v22h-18z" fill={colour.red} />
    <path d="M238 108h18v38h-18zM262 90h18v56h-18zM286 100h18v46h-18z" />
    <path d="M112.5 52.5h95v111h-95z" fill="none" stroke={colour.ink} strokeWidth="2" strokeDasharray="5 5" />
  </>,
);

/** Three sources connected to the analyst. */
export const DataTile = drawn(
  320,
  170,
  <>
    <path d="M44 22h76v124H44M44 84h130" fill="none" stroke={colour.ink} strokeWidth="4" />
    <path d="M0 0h44v44H0z" fill={colour.red} />
    <path d="M0 62h44v44H0z" fill={colour.yellow} />
    <path d="M0 124h44v44H0z" fill={colour.blue} />
    <FlagAt id="ai-retail-assistant" x={174} y={10} size={146} />
  </>,
);
