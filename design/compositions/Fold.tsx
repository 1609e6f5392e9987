import type { ReactNode } from 'react';

interface FoldProps {
  /** A link to `anchor` opens the answer. */
  items: readonly { anchor?: string; question: string; answer: ReactNode }[];
  /** Two columns from 74rem on. */
  two?: boolean;
}

/** Questions whose answers open in place. */
export function Fold({ items, two }: FoldProps) {
  return (
    <div className={`fold ${two ? 'fold--two' : ''}`}>
      {items.map(({ anchor, question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p id={anchor}>{answer}</p>
        </details>
      ))}
    </div>
  );
}

interface FoldedProps {
  /** Seen on phones only. */
  summary: string;
  /** What is inside, in a few words. */
  note?: string;
  className?: string;
  children: ReactNode;
}

/** Folded on phones; open, without its summary, from 40rem on. */
export function Folded({ summary, note, className = '', children }: FoldedProps) {
  return (
    <details className={`folded ${className}`}>
      <summary>
        <span>
          {summary}
          {note && <small>{note}</small>}
        </span>
      </summary>
      {children}
    </details>
  );
}
