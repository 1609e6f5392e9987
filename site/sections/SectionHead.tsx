import type { ReactNode } from 'react';

interface Props {
  /** For `aria-labelledby` of the section. */
  id: string;
  title: string;
  text?: ReactNode;
}

/** Heading row of a section: h2 on columns 1 to 8, one sentence on 9 to 12. */
export function SectionHead({ id, title, text }: Props) {
  return (
    <div className="head">
      <h2 className="h2" id={id}>
        {title}
      </h2>
      {text && <p className="muted">{text}</p>}
    </div>
  );
}
