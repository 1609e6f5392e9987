import type { ReactNode } from 'react';
import type { Tone } from './tone.ts';

interface Props {
  /** Id of the heading. */
  id: string;
  /** Id of the section, where links lead to it. */
  anchor?: string;
  title: string;
  /** At most one sentence below the heading. */
  text?: ReactNode;
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** A part of a page with its heading, on the columns of the page. */
export function Section({ id, anchor, title, text, tone, className = '', children }: Props) {
  return (
    <section id={anchor} className={`section ${className}`} data-tone={tone} aria-labelledby={id}>
      <div className="wrap">
        <Head id={id} title={title} text={text} />
        {children}
      </div>
    </section>
  );
}

/** Heading of a part of a page, for parts that lay out themselves. */
export function Head({ id, title, text }: Pick<Props, 'id' | 'title' | 'text'>) {
  return (
    <div className="head">
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}
