import type { ReactNode, SVGProps } from 'react';
import type { FlagId } from '../../design/Flag.tsx';
import codes from './codes.json';
import styles from './drawings.module.css';

/** Colours of the drawings; they do not change with `data-tone`. */
export const colour = {
  red: 'var(--f-red)',
  yellow: 'var(--f-yellow)',
  blue: 'var(--f-blue)',
  white: 'var(--f-white)',
  ink: 'var(--f-ink)',
  paper: 'var(--f-paper)',
  sail: 'var(--f-sail)',
  muted: 'var(--f-muted)',
  line: 'var(--f-line)',
  edge: 'var(--f-edge)',
  /** On ink. */
  mutedOnInk: 'var(--f-muted-on-ink)',
  lineOnInk: 'var(--f-line-on-ink)',
  edgeOnInk: 'var(--f-edge-on-ink)',
  ink2: '#13253f',
} as const;

/** Top left corner in units of the sheet. */
export interface Point {
  x: number;
  y: number;
}

export interface Placement extends Point {
  scale?: number;
}

export type Place = Required<Placement>;

export interface Area extends Point {
  w: number;
  h: number;
}

interface TextProps {
  /** Start, or the position of each character. */
  x: number | readonly number[];
  y: number;
  size: number;
  weight?: number;
  fill?: string;
  anchor?: 'middle' | 'end';
  mono?: boolean;
  tracking?: number;
  children: ReactNode;
}

/** One line of text on its baseline. */
export function Text({ x, y, size, weight, fill, anchor, mono, tracking, children }: TextProps) {
  return (
    <text
      x={typeof x === 'number' ? x : x.join(' ')}
      y={y}
      fontSize={size}
      fontWeight={weight}
      fill={fill}
      textAnchor={anchor}
      letterSpacing={tracking}
      className={mono ? styles.mono : undefined}
    >
      {children}
    </text>
  );
}

type BoxProps = Omit<SVGProps<SVGRectElement>, 'width' | 'height'> & { w: number; h: number };

export function Box({ w, h, ...rest }: BoxProps) {
  return <rect width={w} height={h} {...rest} />;
}

export function Rule({
  from,
  to,
  y,
  stroke = colour.ink,
  dashed,
}: {
  from: number;
  to: number;
  y: number;
  stroke?: string;
  dashed?: boolean;
}) {
  return <path d={`M${from} ${y}H${to}`} stroke={stroke} strokeDasharray={dashed ? '3 3' : undefined} />;
}

/** Position and scale as a `transform`. */
export function placed({ x, y, scale }: Placement): string {
  return `translate(${x} ${y})${scale && scale !== 1 ? ` scale(${+scale.toFixed(4)})` : ''}`;
}

export function Move({ children, ...place }: Placement & { children: ReactNode }) {
  return <g transform={placed(place)}>{children}</g>;
}

/** Casts the shadow of a physical object; `at` moves it. */
export function Cast({ at, children }: { at?: Point; children: ReactNode }) {
  return (
    <g className={styles.cast} transform={at && placed(at)}>
      {children}
    </g>
  );
}

/** A flag of the document's sprite; `keyline` outlines white edges on light ground. */
export function FlagAt({ id, x, y, size, keyline }: Point & { id: FlagId; size: number; keyline?: boolean }) {
  return (
    <>
      <use href={`#${id}`} x={x} y={y} width={size} height={size} />
      {keyline && (
        <Box
          x={x + 0.5}
          y={y + 0.5}
          w={size - 1}
          h={size - 1}
          fill="none"
          stroke={colour.ink}
          strokeOpacity=".3"
        />
      )}
    </>
  );
}

/** A QR code: `receipt` or `feedback`, each with a sample content of its own. */
export function QrCode({ code, x, y, size }: Point & { code: keyof typeof codes; size: number }) {
  return (
    <path
      transform={placed({ x, y, scale: size / codes[code].n })}
      fill={colour.ink}
      shapeRendering="crispEdges"
      d={codes[code].d}
    />
  );
}

/** The square ends of leader lines. */
export function Knots({ at, size = 9 }: { at: readonly (readonly [x: number, y: number])[]; size?: number }) {
  const squares = at.map(([x, y]) => `M${x - size / 2} ${y - size / 2}h${size}v${size}h-${size}z`);
  return <path d={squares.join('')} fill={colour.ink} stroke={colour.white} />;
}
