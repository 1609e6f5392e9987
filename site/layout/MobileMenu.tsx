import type { ReactNode } from 'react';
import { Flag } from '../../design/Flag.tsx';
import { Icon } from '../../design/Icon.tsx';
import type { Entry } from '../islands/menu/entries.ts';
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

/** The links of the main menu on one sheet; `children` are the controls that stay at its foot. */
export function MobileMenu({
  label,
  entries,
  children,
}: {
  label: string;
  entries: Entry[];
  children: ReactNode;
}) {
  return (
    <div className={styles.menu} id={id} popover="auto">
      <nav className={styles.sheet} aria-label={label}>
        {entries.map(({ area, label, href, panel }) => (
          <div key={area} className={styles.area}>
            <a className={styles.entry} href={href}>
              {label}
            </a>
            {panel?.groups.map(({ id, title, links }) => (
              <div key={id} className={styles.group}>
                {title && <p className={styles.title}>{title}</p>}
                <ul className={styles.links} aria-label={title}>
                  {links.map(({ page, href, sign, name, current }) => (
                    <li key={page}>
                      <a href={href} aria-current={current ? 'page' : undefined}>
                        <Flag id={sign} />
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
        <div className={styles.foot}>{children}</div>
      </nav>
    </div>
  );
}
