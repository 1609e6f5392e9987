import type { ReactNode } from 'react';
import { Mast } from './compositions/Mast.tsx';
import styles from './Dialog.module.css';
import { dialogCommand } from './dialogCommand.ts';
import { Icon } from './Icon.tsx';

interface Props {
  id: string;
  title: string;
  intro?: string;
  /** Id of the field whose name is hoisted; the form then brings body, intro (`<id>-intro`) and foot of the dialog. */
  hoists?: string;
  /** Accessible name of the close button. */
  close: string;
  children: ReactNode;
}

/**
 * A native modal dialog, opened by a `DialogButton`. Its content stays in the page when it is closed. Without script it
 * opens as a popover in browsers without invoker commands (dialogCommand.ts).
 */
export function Dialog({ id, title, intro, hoists, close, children }: Props) {
  return (
    <dialog
      id={id}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={intro || hoists ? `${id}-intro` : undefined}
      closedby="any"
      popover="auto"
    >
      <div className={styles.head}>
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
      {hoists ? (
        <>
          <div className={`strip ${styles.strip}`}>
            <Mast field={hoists} />
          </div>
          {children}
        </>
      ) : (
        <div className={styles.body}>
          {intro && (
            <p className={styles.intro} id={`${id}-intro`}>
              {intro}
            </p>
          )}
          {children}
        </div>
      )}
    </dialog>
  );
}
