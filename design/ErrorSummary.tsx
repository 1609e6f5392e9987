import { type ReactNode, type Ref, useId } from 'react';
import styles from './ErrorSummary.module.css';
import { Flag } from './Flag.tsx';

interface Props {
  /** `warning` flies U: something must be mended. `refusal` flies N: it was not done. */
  kind: 'warning' | 'refusal';
  /** Names the box as well. */
  title: ReactNode;
  /** Links to the fields; those already mended are struck out. */
  problems?: readonly { href: string; text: string; mended: boolean }[];
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** What keeps a form from being sent. It takes the focus, so that it is read and seen at once. */
export function ErrorSummary({ kind, title, problems = [], children, ref }: Props) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className={styles.summary} ref={ref} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <Flag id={kind === 'warning' ? 'ics-U' : 'ics-N'} />
      <div>
        <p className={styles.title} id={titleId}>
          {title}
        </p>
        {children}
        {problems.length > 0 && (
          <ul>
            {problems.map(({ href, text, mended }) => (
              <li key={href} className={mended ? styles.mended : undefined}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
