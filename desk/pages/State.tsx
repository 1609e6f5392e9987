import type { ReactNode } from 'react';
import { Flag, type FlagId } from '../../design/Flag.tsx';
import styles from './State.module.css';

interface Props {
  flag: FlagId;
  title: string;
  text?: string;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}

/** An empty or error state. */
export function State({ flag, title, text, heading: Heading = 'h2', children }: Props) {
  return (
    <div className={styles.state}>
      <Flag id={flag} />
      <Heading className="h3">{title}</Heading>
      {text && <p className="muted">{text}</p>}
      {children}
    </div>
  );
}
