import type { ReactNode } from 'react';

interface Props {
  /** The picture is at the left. */
  flip?: boolean;
  /** The picture runs to the edge of the page; otherwise both stand on its columns. */
  bleed?: boolean;
  /** May set --text, the share of the text in twelfths (5). */
  className?: string;
  art: ReactNode;
  /** Heading, text and at the end buttons. */
  children: ReactNode;
}

/** Text beside a picture. The parent is a section, and `.wrap` where it does not bleed. */
export function Split({ flip, bleed, className = '', art, children }: Props) {
  const look = `${flip ? 'split--flip' : ''} ${bleed ? 'split--bleed' : ''}`;
  return (
    <div className={`split ${look} ${className}`}>
      <div className="split-text">{children}</div>
      <figure className="split-art">{art}</figure>
    </div>
  );
}
