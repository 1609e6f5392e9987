import type { ReactNode } from 'react';
import type { Tone } from './tone.ts';

/** A sentence across the page on one tone. Never two bands of one tone in a row. */
export function Band({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <section className="band" data-tone={tone}>
      <div className="wrap">
        <p className="band-line">{children}</p>
      </div>
    </section>
  );
}

interface ArtProps {
  tone: Tone;
  /** May set --band, the height of the drawing on a phone. */
  className?: string;
  /** An SVG with `preserveAspectRatio="xMinYMid slice"`. */
  children: ReactNode;
}

/** A drawing from edge to edge. */
export function ArtBand({ tone, className = '', children }: ArtProps) {
  return (
    <div className={`band ${className}`} data-tone={tone}>
      <div className="band-art">{children}</div>
    </div>
  );
}
