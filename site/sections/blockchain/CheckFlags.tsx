import { redOf } from '../../drawings/checkFlags.ts';
import { colour } from '../../drawings/shapes.tsx';
import styles from './blockchain.module.css';

const seams = [24, 48, 72, 96, 120, 144, 168].map((x) => `M${x} 0v24`).join('');

/** Eight check flags, one for each digit of a sum. */
export function CheckFlags({ sum }: { sum: string }) {
  return (
    <svg className={styles.flags} viewBox="0 0 192 24" aria-hidden="true">
      <path d="M0 0h192v24H0z" fill={colour.white} />
      <path d={[...sum].map((digit, index) => redOf(digit, 24 * index)).join('')} fill={colour.red} />
      <path d={seams} stroke={colour.ink} />
    </svg>
  );
}
