import type { ReactNode } from 'react';

/** Parts that the drawings of the passport share. Origin of each is its top left corner; colours are flag colours. */

/** A house that states or checks facts: pediment, columns, steps. Sheet 96 × 96. */
export function House({ x, y, scale = 1, colour }: At & { colour: 'blue' | 'yellow' }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill={`var(--f-${colour})`} stroke="var(--f-ink)" d="M48 .6l46.2 27.4H1.8z" />
      <path
        fill="var(--f-ink)"
        d="M0 28h96v8H0zM10 36h12v48H10zM31 36h12v48H31zM53 36h12v48H53zM74 36h12v48H74zM0 84h96v12H0z"
      />
    </g>
  );
}

/** The holder's phone; `children` lie on its screen, sheet 44 × 80 inside a body of 52 × 96. */
export function Phone({ x, y, scale = 1, children }: At & { children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect width="52" height="96" rx="7" fill="var(--f-ink)" />
      <rect x="4" y="4" width="44" height="88" rx="3.5" fill="var(--f-white)" />
      <g transform="translate(4 8)">{children}</g>
    </g>
  );
}

/** A credential as the product's flag says it: the lozenge with the key in it. */
export function Credential({ x, y, size }: At & { size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <path fill="var(--f-blue)" d="M0 0h24v24H0z" />
      <path fill="var(--f-white)" d="M12 0l12 12-12 12L0 12z" />
      <path fill="var(--f-red)" d="M8 8h8v8H8z" />
    </g>
  );
}

/** The private key: the red square of the flag. */
export function Key({ x, y, size }: At & { size: number }) {
  return <rect x={x} y={y} width={size} height={size} fill="var(--f-red)" />;
}

/** Straight arrow along a path of horizontal and vertical strokes; the head is a wedge at its end. */
export function Arrow({ path, end, to, colour = 'var(--f-ink)' }: ArrowProps) {
  const [x, y] = end;
  const turn = { right: 0, down: 90, left: 180, up: 270 }[to];
  return (
    <>
      <path d={path} fill="none" stroke={colour} strokeWidth="3" />
      <path d="M-13-8L1 0l-14 8z" fill={colour} transform={`translate(${x} ${y}) rotate(${turn})`} />
    </>
  );
}

interface At {
  x: number;
  y: number;
  scale?: number;
}

interface ArrowProps {
  path: string;
  /** Where the tip lies. */
  end: readonly [x: number, y: number];
  to: 'right' | 'down' | 'left' | 'up';
  colour?: string;
}
