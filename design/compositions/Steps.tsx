import type { ReactNode } from 'react';
import { Pennant } from '../Flag.tsx';

interface Props {
  /** Three to five. */
  items: readonly { title: string; text: ReactNode }[];
  /** One below the other at every width. */
  upright?: boolean;
  /** May set --cols, the number of columns (3). */
  className?: string;
}

/** Steps that hang from one line by their numeral pennants. */
export function Steps({ items, upright, className = '' }: Props) {
  return (
    <ol className={`steps ${upright ? 'steps--upright' : ''} ${className}`}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <Pennant number={(index + 1) as 1 | 2 | 3 | 4 | 5} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
