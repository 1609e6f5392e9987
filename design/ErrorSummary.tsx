import { type ReactNode, type Ref, useId } from 'react';
import styles from './ErrorSummary.module.css';
import { Flag } from './Flag.tsx';

interface Props {
  /** `warning` (flag U): fields need correction. `refusal` (flag N): the request was not sent. */
  kind: 'warning' | 'refusal';
  title: ReactNode;
  /** Links to the fields; corrected ones are struck out. */
  problems?: readonly { href: string; text: string; mended: boolean }[];
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Why a form was not sent. The form moves the focus here, so that screen readers read it. */
export function ErrorSummary({ kind, title, problems = [], children, ref }: Props) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      className={styles.summary}
      data-tone={kind === 'refusal' ? 'red' : undefined}
      data-report=""
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
    >
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
