import { colour } from '../../drawings/shapes.tsx';

// The same people all evening; skin and hair as in the portraits of the team.
const people = {
  lena: [colour.blue, '#f4d3b0', '#8a3b12'],
  father: [colour.ink, '#f4d3b0', '#8e140e'],
  child: [colour.yellow, '#dda878', colour.ink],
  neighbour: [colour.blue, '#dda878', colour.red],
  friend: [colour.line, '#8a5231', colour.white],
  keeper: [colour.red, '#8a5231', colour.ink],
} as const;
type Name = keyof typeof people;

/** The people for every {@link Fan} of the page: coat, face and hat, and the scarf of the club. */
export function People() {
  return (
    <defs>
      {Object.entries(people).map(([name, [coat, skin, hat]]) => (
        <g key={name} id={`fan-${name}`}>
          <path fill={colour.ink} d="M-17-54h14v54h-14zM3-54h14V0H3z" />
          <path fill={coat} d="M-27-50v-44a27 27 0 0 1 54 0v44z" />
          <circle cy={-137} r={18} fill={skin} />
          <path fill={hat} d="M-18-137a18 18 0 0 1 36 0z" />
          <path fill={colour.white} d="M-21-120h42v12h-8v44H-1v-44h-20z" />
          <path fill={colour.blue} d="M-10-120H2v12h-12zM-1-90h14v12H-1z" />
        </g>
      ))}
    </defs>
  );
}

interface FanProps {
  who: Name;
  /** Between the feet. */
  x: number;
  y: number;
  scale: number;
  /** Looks to the left. */
  left?: boolean;
}

export function Fan({ who, x, y, scale, left }: FanProps) {
  return (
    <use href={`#fan-${who}`} transform={`translate(${x} ${y}) scale(${left ? -scale : scale} ${scale})`} />
  );
}

/** The arm that holds a fan card, from the shoulder of a {@link Fan} of scale 1.6 to 1.7. */
export function ArmWithCard({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill="#083a7c" d="M0 10h70v26H0z" />
      <g transform="translate(56) scale(.2)">
        <rect width={342} height={216} rx={14} fill={colour.ink} stroke={colour.white} strokeWidth={9} />
        <use href="#fan-card-plus" x={14} y={14} width={188} height={188} />
      </g>
    </g>
  );
}
