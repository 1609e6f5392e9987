import type { ReactNode } from 'react';

interface Props {
  /** Accessible name, where no heading stands directly above. */
  label?: string;
  items: readonly { title: string; text: ReactNode }[];
  /** `side`: the text beside its title. */
  layout?: 'two' | 'three' | 'side';
  className?: string;
}

/** A definition list in columns: what is offered. */
export function Rows({ label, items, layout, className = '' }: Props) {
  return (
    <dl className={`rows ${layout ? `rows--${layout}` : ''} ${className}`} aria-label={label}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
