import { Steps } from '../../../design/compositions/Steps.tsx';
import { DemoAgain } from '../parts.tsx';
import type { ProductProps, SolutionWords } from '../product.ts';
import styles from './MobilityPlus.module.css';
import { days, left, rides, signs } from './week.ts';

/** Where a ride runs, of 200 units; each means of transport has its lane, and Sunday stays on the last one. */
const lanes = [40, 80, 120, 160] as const;
const laneOf = (day: number) => lanes[rides[day]?.by ?? 3];

/** A day's part of the line: it changes lanes half before and half after midnight, and overlaps by a unit. */
function way(day: number): string {
  const here = laneOf(day);
  const before = (laneOf(Math.max(day - 1, 0)) - here) / 2;
  const after = (laneOf(Math.min(day + 1, 6)) - here) / 2;
  const start = day ? `M-1 ${here + before + Math.sign(before)}` : `M0 ${here}`;
  return `${start}L${Math.abs(before)} ${here}H${200 - Math.abs(after)}L201 ${here + after + Math.sign(after)}`;
}

function Way({ day }: { day: number }) {
  return (
    <svg className={styles.way} viewBox="0 0 200 200" preserveAspectRatio="none" aria-hidden="true">
      <path d={way(day)} />
    </svg>
  );
}

/** The steps hang from a line that turns and runs through a week: each ride is a feature. */
export function Route({ product }: ProductProps<SolutionWords<'mobility-plus'>>) {
  const { words, labels, figures } = product;
  const { artefact, introductions, steps, features } = words;
  const date = (day: number) => {
    const date = days[day] as string;
    return `${figures.weekday(date, 'short')} ${Number(date.slice(-2))}`;
  };
  return (
    <section className={styles.route} data-tone="yellow" aria-labelledby="statement steps features">
      <div className={styles.start}>
        <div className={styles.title}>
          <h2 className="h1" id="statement">
            {introductions.statement}
          </h2>
          <p className="lead">{introductions.features}</p>
        </div>
        <div className={styles.steps}>
          <h2 className="xl" id="steps">
            {labels.steps}
          </h2>
          <Steps upright items={steps} className={styles.hung} />
        </div>
        <h2 className={`xl ${styles.next}`} id="features">
          {labels.features}
        </h2>
      </div>
      <ul className={styles.week} aria-labelledby="features">
        {features.map(({ title, text }, day) => {
          const { by, fare } = rides[day] as (typeof rides)[number];
          return (
            <li key={title} data-lane={by} data-gesture={day === 0 ? '' : undefined}>
              <div className={styles.cell}>
                <Way day={day} />
                <svg className={styles.stop} viewBox="0 0 108 108" aria-hidden="true">
                  <path d="M54 0l54 54-54 54L0 54z" fill="var(--f-white)" />
                  <path d="M54 14l40 40-40 40-40-40z" fill="var(--f-yellow)" />
                  <g transform="translate(35 35) scale(.8636)">{signs[by]}</g>
                </svg>
              </div>
              <div className={styles.ride}>
                <p className="mono">
                  {date(day)} · {artefact.rows[by]} {figures.amount(fare)}
                </p>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
        <li data-lane="3">
          <div className={styles.cell}>
            <Way day={6} />
          </div>
          <p className={styles.left}>
            <span className="mono">{date(6)}</span>
            <b className="xl">
              {figures.euro(left)} {artefact.left}
            </b>
          </p>
        </li>
      </ul>
      <div className="wrap">
        <DemoAgain product={product} />
      </div>
    </section>
  );
}
