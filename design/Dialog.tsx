import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { dialogCommand } from './dialogCommand.ts';
import { Flag } from './Flag.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  id: string;
  title: string;
  intro?: string;
  /** Accessible name of the close button. */
  close: string;
  children: ReactNode;
}

/**
 * A native modal dialog, opened by a `DialogButton`. Its content stays in the page when it is closed. Without script it
 * opens as a popover in browsers without invoker commands (dialogCommand.ts).
 */
export function Dialog({ id, title, intro, close, children }: Props) {
  return (
    <dialog id={id} className={styles.dialog} aria-labelledby={`${id}-title`} closedby="any" popover="auto">
      <div className={styles.top}>
        <Flag id="ics-K" />
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className={`icon-btn ${styles.close}`}
          {...dialogCommand(id, 'close')}
          aria-label={close}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* Screen readers ignore live regions outside an open modal dialog, so its notices are announced here. Placed
          last, this region would make the dialog scroll by a pixel. */}
      <div className="sr" aria-live="assertive" data-announcer="" />
      <div className={styles.body}>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
    </dialog>
  );
}
