import type { ReactNode } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import styles from './Fold.module.css';

interface Props {
  title: string;
  /** A sentence below the title. */
  text?: string;
  children: ReactNode;
}

/** What phones show behind one tap. Where it stands open there is no switch: its heading stands beside it. */
export function Fold({ title, text, children }: Props) {
  return (
    <details className={styles.fold}>
      <summary>
        <span>
          <b>{title}</b>
          {text && <span>{text}</span>}
        </span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
