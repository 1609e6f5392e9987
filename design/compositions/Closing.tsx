import type { ReactNode } from 'react';
import { Mast } from './Mast.tsx';

interface Props {
  /** Id of the section; its heading is `<id>-title`. */
  id: string;
  title: string;
  /** On yellow, below the title. */
  text?: ReactNode;
  className?: string;
  /** Id of the name field whose flags the mast shows. */
  hoists?: string;
  /** The form on blue. */
  children: ReactNode;
}

/** End of a page: the section is flag K, "I wish to communicate with you", and its blue half the form. */
export function Closing({ id, title, text, className = '', hoists, children }: Props) {
  return (
    <section className={`closing ${className}`} id={id} aria-labelledby={`${id}-title`}>
      <div className="closing-say" data-tone="yellow">
        <h2 id={`${id}-title`}>{title}</h2>
        {text}
        {hoists && <Mast field={hoists} />}
      </div>
      <div className="closing-form" data-tone="blue">
        {children}
      </div>
    </section>
  );
}

interface ButtonProps {
  title: string;
  /** On blue, above the buttons. */
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** End of a page: flag K with buttons in place of the form. */
export function ButtonClosing({ title, text, children }: ButtonProps) {
  return (
    <section className="closing closing--button" aria-labelledby="call">
      <div className="closing-say" data-tone="yellow">
        <h2 id="call">{title}</h2>
      </div>
      <div className="closing-form" data-tone="blue">
        <p className="lead">{text}</p>
        <div className="btns">{children}</div>
      </div>
    </section>
  );
}
