import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import styles from './MoreLink.module.css';

/** A link to another page, with an arrow. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.more} href={href}>
      {children}
      <Icon name="arrow" />
    </a>
  );
}
