import type { ReactNode } from 'react';
import { Barcode, ShopMark } from '../../drawings/objects.tsx';
import { QrCode } from '../../drawings/shapes.tsx';
import type { Product, SolutionWords } from '../product.ts';
import { Line } from '../strip.tsx';
import styles from './loyalty-plus.module.css';

/** What the printed lines need. */
export type Printed = Pick<Product<SolutionWords<'loyalty-plus'>>, 'words' | 'figures'>;

const prices = [12.9, 4.2, 7.8] as const;
const total = 24.9;
const card = 50;
const vatIncluded = 1.63;

/** Head and total, in the hero. */
export function Head({ words: { artefact }, figures }: Printed) {
  return (
    <>
      <div className={styles.feed}>
        <div className={styles.shop}>
          <svg viewBox="0 0 32 32">
            <ShopMark x={0} y={0} size={32} />
          </svg>
          <b>{artefact.shop}</b>
          {artefact.street}
        </div>
        <div className={styles.time}>
          <Line look="quiet" label={figures.stamp('2026-11-20')} value="16:42" />
          <Line look="quiet" label={artefact.receipt} value="4711" />
        </div>
        <div className={styles.sum}>
          {artefact.items.map((item, index) => (
            <Line key={item} label={item} value={figures.amount(prices[index] as number)} />
          ))}
        </div>
      </div>
      <div className={styles.sum}>
        <Line look="big" label={`${artefact.total} EUR`} value={figures.amount(total)} />
        <Line look="quiet" label={artefact.vat} value={figures.amount(vatIncluded)} />
      </div>
    </>
  );
}

type Beside = readonly ((printed: Printed) => ReactNode)[];

/** Beside each feature. */
export const besideFeatures: Beside = [
  ({ words: { artefact }, figures }) => (
    <>
      <Line label={artefact.paid} value={figures.amount(-total)} />
      <Line label={artefact.left} value={figures.amount(card - total)} />
    </>
  ),
  ({ words: { artefact } }) => (
    <div className={styles.earned}>
      <Line look="big" label={artefact.points} value="+24" />
      <Line label={artefact.balance} value="418" />
    </div>
  ),
  ({ words: { artefact }, figures }) => (
    <>
      <Line look="big" label={artefact.voucher} value={figures.euro(-5, 0)} />
      <svg className={styles.bars} viewBox="0 0 95 20" preserveAspectRatio="none">
        <Barcode x={0} y={0} w={95} h={20} digits="400000000471" />
      </svg>
    </>
  ),
  ({ words: { artefact } }) => (
    <div className={`stack ${styles.chart}`}>
      <span>{artefact.issued}</span>
      <Squares count={12} fill="none" />
      <span>{artefact.redeemed}</span>
      <Squares count={7} fill="var(--f-ink)" />
    </div>
  ),
  ({ words: { artefact }, figures }) => (
    <>
      <Line label={artefact.order} value="R-4711" />
      <Line label={artefact.amount} value={`EUR ${figures.amount(total)}`} />
      <Line label={artefact.ledger} value="8F2C41A0…" />
    </>
  ),
  ({ words: { artefact } }) => (
    <>
      <Line label={artefact.regulars} value="+24" />
      <Line look="quiet" label={artefact.campaign} value="+0" />
    </>
  ),
];

/** Up to twelve squares in a row. */
function Squares({ count, fill }: { count: number; fill: string }) {
  const outlines = Array.from({ length: count }, (_, index) => `M${index * 10 + 0.5} .5h8v9h-8z`);
  return (
    <svg viewBox="0 0 120 10" preserveAspectRatio="none">
      <path d={outlines.join('')} fill={fill} stroke="var(--f-ink)" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Beside each step. */
export const besideSteps: Beside = [
  ({ words: { artefact }, figures }) => (
    <>
      <Line label={artefact.rule} value={`${figures.euro(1, 0)} = 1`} />
      <Line label={artefact.voucher} value={figures.euro(-5, 0)} />
      <Line label={artefact.paid} value={figures.euro(card, 0)} />
    </>
  ),
  // Names of the API (docs/product.md, "Requests").
  () => (
    <div className={styles.call}>
      <Line label="POST" value="points 24" />
      <Line label="200" value="balance 418" />
    </div>
  ),
  ({ words: { artefact }, figures }) => (
    <>
      <Line label={artefact.rule} value={<del>{figures.euro(1, 0)} = 1</del>} />
      <Line look="big" label="" value={<ins>{figures.euro(1, 0)} = 2</ins>} />
    </>
  ),
];

/** Price and signature of the till: the end. */
export function End({ words }: Printed) {
  const [, , price] = words.facts;
  return (
    <>
      <div className={styles.sum}>
        <Line label={price.label} />
        <p className={styles.price}>{price.value}</p>
      </div>
      <div className={styles.signature}>
        <svg viewBox="0 0 21 21">
          <QrCode code="receipt" x={0} y={0} size={21} />
        </svg>
        <Line label="TSE" value="8f2c 41a0" />
        <Line label="" value="77de b310" />
      </div>
    </>
  );
}
