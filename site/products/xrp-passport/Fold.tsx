import type { ReactNode } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import styles from './Fold.module.css';

interface Props {
  title: string;
  /** A sentence below the title. */
  text?: string;
  children: ReactNode;
}

/** Content collapsed on phones. Elsewhere it is open without a switch and has its heading beside it. */
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
