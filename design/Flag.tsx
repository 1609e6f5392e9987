import {
  type CodeFlag,
  codeFlags,
  type Plane,
  type ProductFlag,
  pennants,
  productFlags,
  signs,
} from './flags.ts';

/** `sign-team` is a portrait, which only pages with the main menu have. */
export type SignId = FlagId | 'sign-team';
export type FlagId = ProductFlag | `ics-${CodeFlag}` | `sign-${keyof typeof signs}`;

export function planesOf(id: FlagId): readonly Plane[] {
  if (id.startsWith('ics-')) return codeFlags[id.slice(4) as CodeFlag];
  if (id.startsWith('sign-')) return signs[id.slice(5) as keyof typeof signs];
  return productFlags[id as ProductFlag];
}

/** The shapes of a flag, for any SVG. */
export function Cloth({ planes }: { planes: readonly Plane[] }) {
  return planes.map(([colour, outline]) => (
    <path key={colour + outline} fill={`var(--f-${colour})`} d={outline} />
  ));
}

// Flags with white at the edge need an outline on light ground (docs/design.md, "Flag grammar" 7).
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
  /** Accessible name; without it the flag is decoration. */
  label?: string;
  className?: string;
  /** Stretches to its box; docs/design.md, "Flag grammar" 8, says which flags may. */
  fills?: boolean;
}

/** A square flag, referring to a symbol of the sprite. */
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

/** The numeral pennant of a step with its numeral. */
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
