import type { ReactNode } from 'react';
import type { Tone } from './tone.ts';

interface TilesProps {
  /** May set --cols (4) and --cols-s (2 on a phone). */
  className?: string;
  label?: string;
  /** {@link Tile}s. */
  children: ReactNode;
}

/** Squares that touch. */
export function Tiles({ className = '', label, children }: TilesProps) {
  return (
    <ul className={`tiles ${className}`} aria-label={label}>
      {children}
    </ul>
  );
}

interface TileProps {
  tone?: Tone;
  className?: string;
  art?: ReactNode;
  /** Words at the foot. */
  children: ReactNode;
}

export function Tile({ tone, className = '', art, children }: TileProps) {
  return (
    <li className={`tile ${className}`} data-tone={tone}>
      {art && <div className="tile-art">{art}</div>}
      <div className="tile-text">{children}</div>
    </li>
  );
}
