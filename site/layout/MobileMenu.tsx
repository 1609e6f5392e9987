import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import styles from './MobileMenu.module.css';

const id = 'mobile-menu';

/**
 * Opens and closes the mobile menu: a native popover, so it works before any script is loaded. Without script nothing
 * could close a popover when a link leads to a section of the same page; there the menu is the target of a link, and
 * every other link closes it.
 */
export function MobileMenuButton({ open, close }: { open: string; close: string }) {
  const opens = (
    <>
      {open}
      <Icon name="menu" />
    </>
  );
  const closes = (
    <>
      {close}
      <Icon name="close" />
    </>
  );
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id}>
        <span className={styles.opens}>{opens}</span>
        <span className={styles.closes}>{closes}</span>
      </button>
      <noscript>
        <a className={`${styles.link} ${styles.opens}`} href={`#${id}`}>
          {opens}
        </a>
        <a className={`${styles.link} ${styles.closes}`} href="#main">
          {closes}
        </a>
      </noscript>
    </>
  );
}

/**
 * What a phone unrolls from behind the header: the main menu (`children`), which on wide screens stands in the header
 * as if this were not around it, and `controls` at its foot, which wide screens have elsewhere. Both are slots of Astro,
 * whose types do not count them.
 */
export function MobileMenu({ children, controls }: { children?: ReactNode; controls?: ReactNode }) {
  return (
    <div className={styles.menu} id={id} popover="auto">
      <div className={styles.sheet}>
        {children}
        <div className={styles.foot}>{controls}</div>
      </div>
    </div>
  );
}
