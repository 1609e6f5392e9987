import { NavigationMenu } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import type { Entry } from './entries.ts';
import styles from './MainMenu.module.css';
import { Panel } from './Panel.tsx';

/**
 * The main menu: a row of entries with panels, on phones a sheet with all links (`layout/MobileMenu.tsx`) that is never
 * hydrated. Radix handles delays and keyboard. Closed panels are rendered too, hidden, for phones, search engines and
 * browsers without script.
 */
export default function MainMenu({ label, entries }: { label: string; entries: Entry[] }) {
  const [open, setOpen] = useState('');
  // A click closes only a panel that a click has opened, not one that hover has just opened.
  const openedByClick = useRef('');
  // A pending hover timer must not reopen a panel that a click has closed.
  const closedByClick = useRef('');
  const list = useRef<HTMLUListElement>(null);

  function change(area: string) {
    if (area !== '' && area === closedByClick.current) return;
    if (area === '') openedByClick.current = '';
    setOpen(area);
  }

  // Tab from the last link of a panel to the next entry closes the panel.
  const closeOthers = (area: string) => () => open !== area && change('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: every opening makes a new tab stop
  useEffect(() => {
    // Radix adds a tab stop with aria-hidden before the panel, but focusable elements must not be hidden.
    list.current?.querySelector(`[aria-expanded=true] + [aria-hidden=true]`)?.removeAttribute('aria-hidden');
  }, [open]);

  return (
    <NavigationMenu.Root
      className={styles.nav}
      aria-label={label}
      value={open}
      onValueChange={change}
      delayDuration={200}
      skipDelayDuration={300}
    >
      <NavigationMenu.List className={styles.list} ref={list}>
        {entries.map(({ area, label, href, current, panel }) =>
          panel ? (
            <NavigationMenu.Item key={area} value={area} onFocus={closeOthers(area)}>
              <a className={styles.heading} href={href}>
                {label}
              </a>
              <NavigationMenu.Trigger
                type="button"
                className={styles.entry}
                aria-current={current || undefined}
                onPointerLeave={() => {
                  closedByClick.current = '';
                }}
                onClick={(event) => {
                  const isOpen = open === area;
                  if (isOpen && openedByClick.current !== area) event.preventDefault();
                  closedByClick.current = isOpen && openedByClick.current === area ? area : '';
                  openedByClick.current = area;
                }}
              >
                {label}
                <Icon name="down" />
              </NavigationMenu.Trigger>
              {open !== area && (
                <div className={styles.panel} hidden>
                  <Panel {...panel} href={href} />
                </div>
              )}
              <NavigationMenu.Content className={styles.panel} role="group">
                <Panel {...panel} href={href} />
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ) : (
            <NavigationMenu.Item key={area} onFocus={closeOthers(area)}>
              <NavigationMenu.Link className={styles.entry} href={href}>
                {label}
              </NavigationMenu.Link>
            </NavigationMenu.Item>
          ),
        )}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
