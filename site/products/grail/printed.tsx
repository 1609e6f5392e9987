import type { ReactNode } from 'react';
import { ShopMark } from '../../drawings/objects.tsx';
import type { Product, SolutionWords } from '../product.ts';
import strip from '../strip.module.css';
import { Line } from '../strip.tsx';
import { entered } from './check.ts';
import styles from './grail.module.css';
import { Hoist } from './Hoist.tsx';

/** What the printed lines need. */
type Printed = Pick<Product<SolutionWords<'grail'>>, 'words' | 'figures'>;

const entry = '104 201 381';
const total = 24.9;
const day = '2026-11-20';

/** The slip of the till, in the hero. */
export function Slip({ words: { artefact }, figures }: Printed) {
  return (
    <div className={`${strip.prints} ${styles.slip}`} role="img" aria-label={artefact.label}>
      <p className={styles.shop}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <ShopMark x={0} y={0} size={32} />
        </svg>
        {artefact.shop}
      </p>
      <Line look="quiet" label={figures.stamp(day)} value="16:42" />
      <Line label={`${artefact.total} EUR`} value={figures.amount(total)} />
      <p className={styles.plus}>+24</p>
      <Line label={artefact.earned} />
      <Line label={artefact.ledger} value={entry} />
      <Hoist checksum={entered[0]} className={styles.hoist} />
    </div>
  );
}

/** Its foot, beside the ledger. */
export function SlipFoot({ words: { artefact } }: Printed) {
  return (
    <div className={`${strip.prints} ${styles.foot}`} aria-hidden="true">
      <Line label={artefact.slip} value={entry} />
      <Hoist checksum={entered[0]} className={styles.hoist} />
    </div>
  );
}

/** Beside each feature: the lines of the ledger. */
export const lines: readonly ((printed: Printed) => ReactNode)[] = [
  ({ words: { artefact } }) => (
    <>
      <Line label={entry} value={artefact.earn} />
      <Line label={`${artefact.number} 0042`} />
    </>
  ),
  ({ words: { artefact } }) => (
    <>
      <Line label={artefact.system} value="transaction-4711" />
      <Line label={artefact.ledger} value="8F2C41A077DEB310…" />
    </>
  ),
  ({ words: { artefact }, figures }) => (
    <>
      <Line look="big" label={artefact.balance} value="418" />
      <Line label={`${figures.stamp(day)}, 16:42`} value={artefact.confirmed} />
    </>
  ),
  ({ words: { artefact }, figures }) => (
    <>
      <Line label={artefact.order} value="R-4711" />
      <Line label={artefact.amount} value={`EUR ${figures.amount(total)}`} />
    </>
  ),
  ({ words: { artefact } }) => (
    <>
      <Line label={`104 201 386 ${artefact.earn}`} value="+41" />
      <Line label={`104 201 392 ${artefact.correct}`} value="−27" />
    </>
  ),
  ({ words: { artefact } }) => (
    <>
      <Line label={`104 511 540 ${artefact.redeem}`} value="−100" />
      <Line look="big" label={artefact.balance} value="318" />
    </>
  ),
];
