import { Toast } from 'radix-ui';
import { useState, useSyncExternalStore } from 'react';
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
  return (
    <Toast.Provider
      label={notice?.kind === 'destructive' ? words.refused : words.done}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      announcerContainer={region ?? undefined}
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
      <Toast.Viewport id={noticesId} className={styles.viewport} label={words.region} hotkey={hotkey} />
      <div className="sr" aria-live="assertive" ref={setRegion} />
    </Toast.Provider>
  );
}
