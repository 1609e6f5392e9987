import drawings from '../../drawings/drawings.module.css';
import { colour, FlagAt, Text } from '../../drawings/shapes.tsx';
import type { ProductProps, SolutionWords } from '../product.ts';
import styles from './lunch.module.css';

// February 2027 begins on a Monday and has four full weeks. On the 4th a payment was declined.
const dateOf = (day: number) => `2027-02-${String(day).padStart(2, '0')}`;
const allowance = 7.5;
const less: Readonly<Record<number, number>> = { 2: 6.9, 10: 5.8, 16: 6.4 };
const declined = 4;
const unused = 12;
const today = 18;
const days = [0, 1, 2, 3].flatMap((week) => [1, 2, 3, 4, 5].map((weekday) => 7 * week + weekday));
/** The corner of a day; each is the flag, 24 units wide. */
const cornerOf = (day: number) => ({ x: ((day - 1) % 7) * 24, y: Math.floor((day - 1) / 7) * 24 });
const dish = 'M4 16a8 8 0 0 1 16 0z';

/** A month of working days, each the flag; the four weeks are four tablecloths that run in from the left edge. */
export function Month({ product }: ProductProps<SolutionWords<'lunch-benefit'>>) {
  const { figures, words } = product;
  const { x, y } = cornerOf(today);
  return (
    <>
      <p className={`${styles.head} xl`}>{figures.month(dateOf(1))}</p>
      <p className={`${styles.week} mono`} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((day) => (
          <span key={day}>{figures.weekday(dateOf(day), 'short')}</span>
        ))}
      </p>
      <svg className={drawings.art} viewBox="0 0 120 96" role="img" aria-label={words.artefact.month}>
        <path fill={colour.white} d={`M${x} ${y}h24v16h-24z`} />
        <path fill={colour.white} d={[16, 40, 64, 88].map((top) => `M-480 ${top}h600v4h-600z`).join('')} />
        {days.map((day) => (
          <g key={day} transform={`translate(${cornerOf(day).x} ${cornerOf(day).y})`}>
            <Text x={1.3} y={5.2} size={3.9} weight={day === today ? 700 : 500}>
              {day}
            </Text>
            {day === declined && <FlagAt id="ics-N" x={8} y={8} size={8} />}
            {day > today && <path fill="none" stroke={colour.ink} strokeWidth={0.35} d={dish} />}
            {day <= today && day !== declined && day !== unused && (
              <>
                <path fill={colour.blue} d={dish} />
                <Text x={12} y={14.6} size={3.9} anchor="middle" mono fill={colour.white}>
                  {figures.amount(less[day] ?? allowance)}
                </Text>
              </>
            )}
          </g>
        ))}
      </svg>
    </>
  );
}
