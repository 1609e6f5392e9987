import type { ReactNode } from 'react';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { SolutionRow } from '../../content/solutions.ts';
import { SectionHead } from '../SectionHead.tsx';
import styles from './BuiltOnIt.module.css';

interface Props {
  title: string;
  text: string;
  items: readonly SolutionRow[];
  /** Of the infrastructure. */
  name: string;
  /** Beside the name; otherwise `children`. */
  facts?: readonly { label: string; value: string }[];
  children?: ReactNode;
}

/** The solutions on an infrastructure: their flags on a bar of ink. */
export function BuiltOnIt({ title, text, items, name, facts, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby="solutions">
      <div className="wrap">
        <SectionHead id="solutions" title={title} text={text} />
      </div>
      <ul className={`${styles.flags} ${items.length > 3 ? styles.six : ''}`}>
        {items.map(({ id, flag, href, name, text }) => (
          <li key={id}>
            <a href={href}>
              <span className={styles.words}>
                <b>
                  <span>{name}</span>
                  <Icon name="arrow" />
                </b>
                <span>{text}</span>
              </span>
              <Flag id={flag} />
            </a>
          </li>
        ))}
      </ul>
      <div data-tone="ink">
        <div className={`wrap ${styles.bar}`}>
          <b>{name}</b>
          {facts && (
            <ul className={styles.facts}>
              {facts.map(({ label, value }) => (
                <li key={label}>
                  <span className="muted">{label}</span> <span className={styles.value}>{value}</span>
                </li>
              ))}
            </ul>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
