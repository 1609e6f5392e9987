import {
  type CodeFlag,
  codeFlags,
  type Plane,
  type ProductFlag,
  pennants,
  productFlags,
  signs,
} from './flags.ts';

/** `sign-team` is a face, which only pages with the main menu have. */
export type SignId = FlagId | 'sign-team';
export type FlagId = ProductFlag | `ics-${CodeFlag}` | `sign-${keyof typeof signs}`;

/** Cloth of a flag as paths. */
export function planesOf(id: FlagId): readonly Plane[] {
  if (id.startsWith('ics-')) return codeFlags[id.slice(4) as CodeFlag];
  if (id.startsWith('sign-')) return signs[id.slice(5) as keyof typeof signs];
  return productFlags[id as ProductFlag];
}

/** Planes of cloth, to be placed in any drawing. */
export function Cloth({ planes }: { planes: readonly Plane[] }) {
  return planes.map(([colour, outline]) => (
    <path key={colour + outline} fill={`var(--f-${colour})`} d={outline} />
  ));
}

// White at the edge of a flag gets a keyline on light cloth (docs/design.md, "Flag grammar" 7).
const whiteEdge = new Set<SignId>([
  'loyalty-plus',
  'fan-card-plus',
  'fan-pay',
  'lunch-benefit',
  'grail',
  'ics-C',
  'ics-U',
  'ics-N',
  'ics-bremen',
]);

interface FlagProps {
  id: SignId;
  /** Without it the flag is decoration. */
  label?: string;
  className?: string;
  /** Takes the proportion of its field; docs/design.md, "Flag grammar" 8, says which may. */
  fills?: boolean;
}

/** One flag, square, by reference to the sprite of the document. */
export function Flag({ id, label, className = '', fills }: FlagProps) {
  return (
    <svg
      className={`flag ${whiteEdge.has(id) ? 'keyline' : ''} ${className}`}
      viewBox="0 0 24 24"
      preserveAspectRatio={fills ? 'none' : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`#${id}`} />
    </svg>
  );
}

/** A step's numeral pennant with the numeral beside it. */
export function Pennant({ number }: { number: 1 | 2 | 3 | 4 | 5 }) {
  return (
    <span className="pen">
      <svg viewBox="0 0 48 24" aria-hidden="true">
        <Cloth planes={pennants[number]} />
        <path d="M.5.6l47 6.85v9.1L.5 23.4z" fill="none" stroke="var(--f-ink)" strokeOpacity=".85" />
      </svg>
      <span className="mono">{number}</span>
    </span>
  );
}
