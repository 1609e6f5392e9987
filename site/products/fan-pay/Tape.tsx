import type { ProductProps, SolutionWords } from '../product.ts';
import styles from './FanPay.module.css';
import { type Good, Goods } from './Goods.tsx';

type Words = SolutionWords<'fan-pay'>;
type Artefact = Words['artefact'];

interface Payment {
  time: string;
  place: keyof Artefact['places'];
  euro: number;
  reference: string;
  bought: keyof Artefact['tape']['bought'];
}

/** Samples: an evening that fits the match of Fan Card Plus. */
export const evening = '2026-11-14';

/** The payment of the hero's slip. */
export const found: Payment = {
  time: '16:34',
  place: 'second',
  euro: 7.4,
  reference: '5E81…0C7D',
  bought: 'meal',
};

const payments: readonly Payment[] = [
  { time: '16:21', place: 'first', euro: 3.2, reference: '2B07…9E41', bought: 'spritzer' },
  found,
  { time: '17:02', place: 'shop', euro: 18, reference: 'A3F0…77B2', bought: 'scarf' },
  { time: '17:16', place: 'first', euro: 5, reference: '0D92…E1C8', bought: 'pretzels' },
  { time: '18:17', place: 'second', euro: 8.4, reference: 'C64A…20F5', bought: 'bratwursts' },
  { time: '18:21', place: 'first', euro: 3.2, reference: '91EE…5D03', bought: 'spritzer' },
  { time: '19:24', place: 'shop', euro: 18, reference: '77C1…B8A6', bought: 'scarf' },
  { time: '19:40', place: 'shop', euro: -18, reference: 'F20B…3E9C', bought: 'returned' },
];

const goods: Readonly<Record<Payment['bought'], readonly Good[]>> = {
  spritzer: ['spritzer'],
  meal: ['bratwurst', 'spritzer'],
  scarf: ['scarf'],
  pretzels: ['pretzel', 'pretzel'],
  bratwursts: ['bratwurst', 'bratwurst'],
  returned: ['scarf'],
};

/** One evening's payments: the goods on the counter, the money in it, the entries below it. */
export function Tape({ product: { words, figures } }: ProductProps<Words>) {
  const { tape, places } = words.artefact;
  return (
    <div className={styles.tape}>
      <div className={`stack ${styles.layers}`}>
        <p className={styles.goods}>{tape.layers.goods}</p>
        <p className={styles.money}>{tape.layers.money}</p>
        <p className={styles.entry}>{tape.layers.entry}</p>
      </div>
      <ol aria-label={tape.label}>
        {payments.map((payment) => (
          <li key={payment.reference} className={`stack ${payment === found ? styles.found : ''}`}>
            <div className={styles.goods}>
              {goods[payment.bought].map((good, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be the same
                <Goods key={index} good={good} />
              ))}
            </div>
            <p className={styles.money}>
              <b className={payment.euro < 0 ? styles.back : undefined}>{figures.euro(payment.euro)}</b>{' '}
              {tape.bought[payment.bought]}
            </p>
            <p className={styles.entry}>
              <span>{payment.time}</span> <span>{places[payment.place]}</span> <b>{payment.reference}</b>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
