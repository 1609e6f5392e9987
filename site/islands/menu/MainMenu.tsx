import { NavigationMenu } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import type { Entry } from './entries.ts';
import styles from './MainMenu.module.css';
import { Panel } from './Panel.tsx';

/**
 * The main menu, drawn once: on wide screens a row of entries with panels, on phones one sheet with every link
 * (`layout/MobileMenu.tsx`), where this island stays asleep. Radix brings the delays (hover opens after 200 ms, at once
 * within 300 ms of the last close, leaving closes after 150 ms) and the keyboard. A closed panel stays in the document,
 * hidden, so that its links are there for phones, for search engines and for browsers without script.
 */
export default function MainMenu({ label, entries }: { label: string; entries: Entry[] }) {
  const [open, setOpen] = useState('');
  // The panel that a click opened: only that one is closed by a click, never one that hover has just opened.
  const pinned = useRef('');
  // The panel that a click closed: a hover timer that is still running must not open it again.
  const shut = useRef('');
  const list = useRef<HTMLUListElement>(null);

  function change(area: string) {
    if (area !== '' && area === shut.current) return;
    if (area === '') pinned.current = '';
    setOpen(area);
  }

  // Tab from the last link of a panel to the next entry closes the panel.
  const closeOthers = (area: string) => () => open !== area && change('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: every opening makes a new tab stop
  useEffect(() => {
    // Radix leads Tab into the panel through a tab stop with aria-hidden; what takes the focus must not be hidden from
    // screen readers.
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
                  shut.current = '';
                }}
                onClick={(event) => {
                  const isOpen = open === area;
                  if (isOpen && pinned.current !== area) event.preventDefault();
                  shut.current = isOpen && pinned.current === area ? area : '';
                  pinned.current = area;
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
