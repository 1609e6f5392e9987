import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import styles from './MobileMenu.module.css';

const id = 'mobile-menu';

/**
 * Opens and closes the mobile menu, a native popover. A link to a section of the same page would not close a popover
 * without script, so there the menu is opened as the `:target` of a link.
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
 * The sheet with the main menu (`children`) and `controls` at its bottom. On wide screens only the main menu is shown,
 * as part of the header. Both props are optional because Astro passes them as slots.
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
