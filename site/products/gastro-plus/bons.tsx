import type { ReactNode } from 'react';
import type { ProductProps, SolutionWords } from '../product.ts';
import { Line } from '../strip.tsx';
import styles from './GastroPlus.module.css';

type Props = ProductProps<SolutionWords<'gastro-plus'>>['product'];

// Samples. Friday; seven of ten points.
const evening = '2026-11-20';
const points = 7;
const bill = [
  { count: 2, dish: 'soup', price: 19.8 },
  { count: 1, dish: 'fish', price: 21.5 },
  { count: 1, dish: 'stew', price: 17.9 },
  { count: 4, dish: 'water', price: 18 },
] as const;
const ordered = [
  { count: 1, dish: 'soup', price: 9.9 },
  { count: 1, dish: 'fish', price: 21.5 },
] as const;

/** Day and time for which the table is reserved. */
export const reservedFor = ({ figures }: Pick<Props, 'figures'>) => `${figures.weekday(evening)}, 19:30`;

/** What the kitchen's printer prints beside each feature, in the order of the evening. */
export const bons: readonly ((product: Props) => ReactNode)[] = [
  ({ words: { artefact }, figures }) => (
    <>
      <Time time="17:00" notes={[figures.weekday(evening), artefact.restaurant]} />
      <hr />
      <Line label={`${artefact.total} EUR`} value={figures.amount(0)} />
    </>
  ),
  ({ words: { features } }) =>
    features
      .slice(2)
      .map(({ title }) => <Line key={title} label={title} value={<span className={styles.mark} />} />),
  ({ words: { artefact }, figures }) => (
    <>
      <Time time="19:30" notes={[figures.weekday(evening), artefact.guests]} />
      <hr />
      <Line label={artefact.reserved} />
    </>
  ),
  (product) => (
    <>
      <Time time="19:42" notes={['Online']} />
      <hr />
      <Dishes {...product} dishes={ordered} />
      <div className={styles.call}>
        <Line label={product.words.artefact.kitchen} />
      </div>
    </>
  ),
  (product) => {
    const { words, figures } = product;
    const { table, guests, total } = words.artefact;
    return (
      <>
        <Time time="20:58" notes={[table, guests]} />
        <hr />
        <Dishes {...product} dishes={bill} />
        <hr />
        <Line
          label={`${total} EUR`}
          value={figures.amount(bill.reduce((sum, { price }) => sum + price, 0))}
        />
        <Points />
        <Line label={words.artefact.points} />
      </>
    );
  },
  ({ words: { artefact } }) => (
    <>
      <Time time={artefact.question} />
      <svg viewBox="0 0 140 24">
        <path d="M1 1h22v22H1zM30 1h22v22H30zM59 1h22v22H59zM88 1h22v22H88z" fill="var(--f-ink)" />
        <path d="M117 1h22v22h-22z" fill="none" stroke="var(--f-ink)" strokeWidth="2" />
      </svg>
    </>
  ),
];

/** The large line at the head of a bon, and small ones beside it. */
function Time({ time, notes = [] }: { time: string; notes?: readonly string[] }) {
  return (
    <div className={styles.time}>
      <b>{time}</b>
      <span>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </span>
    </div>
  );
}

interface DishesProps extends Props {
  dishes: readonly { count: number; dish: keyof Props['words']['artefact']['dishes']; price: number }[];
}

function Dishes({ dishes, words, figures }: DishesProps) {
  return dishes.map(({ count, dish, price }) => (
    <Line key={dish} label={`${count} ${words.artefact.dishes[dish]}`} value={figures.amount(price)} />
  ));
}

/** Ten places for points; each point is the flag. */
function Points() {
  return (
    <svg viewBox="-.5 -.5 121 49">
      {Array.from({ length: points }, (_, index) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed number of equal squares
          key={index}
          href="#gastro-plus"
          x={(index % 5) * 24}
          y={Math.floor(index / 5) * 24}
          width="24"
          height="24"
        />
      ))}
      <path d="M0 0h120v48H0zM0 24h120M24 0v48M48 0v48M72 0v48M96 0v48" fill="none" stroke="var(--f-ink)" />
    </svg>
  );
}
