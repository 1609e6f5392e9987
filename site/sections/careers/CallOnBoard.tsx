import { Flag } from '../../design/Flag.tsx';
import styles from './CallOnBoard.module.css';

/** Flag P filling its half of the hero: a centred square survives any proportion (DESIGN.md, flag grammar 8). */
export function CallOnBoard({ label }: { label: string }) {
  return (
    <div className={styles.field}>
      <Flag id="ics-P" label={label} className={styles.flag} />
    </div>
  );
}
