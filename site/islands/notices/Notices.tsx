import { Toast } from 'radix-ui';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { InterfaceWords } from '../../../domain/content/interface.ts';
import styles from './Notices.module.css';
import { currentNotice, noticesId, removeNotice, subscribe } from './notify.ts';

// Milliseconds (docs/product.md, "Notices").
const duration = 5000;
// A closed notice stays in memory, hidden by Radix after its exit animation, unless another one replaces it.
const removalDelay = 1_000_000;
const swipeThreshold = 50;
const hotkey = ['F8'];

/** Shows the notices of `notify()`. The empty live region is prerendered, so that screen readers know it. */
export default function Notices({ words }: { words: InterfaceWords['notices'] }) {
  const notice = useSyncExternalStore(subscribe, currentNotice, () => undefined);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const dialog = notice?.dialog;
  const viewport = (
    <Toast.Viewport
      id={noticesId}
      className={styles.viewport}
      label={words.region}
      hotkey={hotkey}
      // Safari clips fixed elements inside a dialog at its edge, except popovers.
      popover={dialog && 'manual'}
      ref={(list) => (dialog && list ? showAbove(list, dialog) : undefined)}
    />
  );
  return (
    <Toast.Provider
      label={notice?.kind === 'destructive' ? words.refused : words.done}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      announcerContainer={dialog?.querySelector<HTMLElement>('[data-announcer]') ?? region ?? undefined}
    >
      {notice && (
        <Toast.Root
          key={notice.id}
          className={styles.notice}
          data-kind={notice.kind}
          onOpenChange={(open) => open || setTimeout(removeNotice, removalDelay, notice.id)}
        >
          <Flag id={notice.kind === 'success' ? 'ics-C' : 'ics-N'} fills />
          <div className={styles.words}>
            <Toast.Title className={styles.title}>{`${notice.title} `}</Toast.Title>
            <Toast.Description>{notice.text}</Toast.Description>
          </div>
          <Toast.Close className={`icon-btn ${styles.close}`} aria-label={words.close}>
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      )}
      {dialog ? createPortal(viewport, dialog) : viewport}
      <div className="sr" aria-live="assertive" ref={setRegion} />
    </Toast.Provider>
  );
}

/** Shows the list above a dialog and sets its height on the dialog (Notices.module.css); returns the cleanup. */
function showAbove(list: HTMLElement, dialog: HTMLElement): () => void {
  list.showPopover?.();
  const observer = new ResizeObserver(() => dialog.style.setProperty('--notice', `${list.offsetHeight}px`));
  observer.observe(list);
  return () => observer.disconnect();
}
