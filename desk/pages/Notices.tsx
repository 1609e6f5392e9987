import { Flag } from '../../design/Flag.tsx';
import { Icon } from '../../design/Icon.tsx';
import styles from './Notices.module.css';
import { notify, useNotice } from './notices.ts';
import { words } from './words.ts';

/** The current notice. */
export function Notices() {
  const notice = useNotice();
  return (
    <div className={styles.place} role="status">
      {notice && (
        <p className={styles.notice} data-kind={notice.kind}>
          <Flag id={notice.kind === 'done' ? 'ics-C' : 'ics-N'} fills />
          <span>{notice.text}</span>
          <button type="button" className="icon-btn" aria-label={words.close} onClick={() => notify(null)}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
