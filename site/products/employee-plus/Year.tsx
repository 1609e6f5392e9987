import { Head } from '../../../design/compositions/Section.tsx';
import { Pennant } from '../../../design/Flag.tsx';
import { DemoAgain } from '../parts.tsx';
import type { ProductProps, SolutionWords } from '../product.ts';
import styles from './EmployeePlus.module.css';
import { Canton, CardLost, CardOnPhone } from './pictures.tsx';
import { credit, firstLoad, firsts } from './year.ts';

const january = firsts.findIndex((day) => day.includes('-01-'));

/** Twelve months that touch. Three are pictures: June the rule, October the first card, May the lost one. */
export function Year({ product }: ProductProps<SolutionWords<'employee-plus'>>) {
  const { words, labels, figures } = product;
  const { artefact, introductions, steps, features, faq } = words;
  const lost = faq.find(({ anchor }) => anchor === 'lost');
  const canton = <Canton label={`${artefact.credit}: ${figures.euro(credit, 0)}`} amount={credit} />;

  const date = (month: number) => {
    const day = firsts[month] as string;
    return (
      <p className={`mono ${styles.date}`}>
        {month < firstLoad
          ? figures.monthName(day)
          : figures.shortDate(day, month === january ? 'numeric' : undefined)}
      </p>
    );
  };
  return (
    <section className={styles.plot} aria-labelledby="statement steps features">
      <div className="wrap">
        <Head id="statement" title={introductions.statement} text={introductions.features} />
      </div>
      <div className={styles.year}>
        <div className={`${styles.month} ${styles.rule}`} data-tone="yellow">
          {canton}
          {date(0)}
          <h2 className="xl" id="steps">
            {labels.steps}
          </h2>
        </div>
        <ol aria-labelledby="steps">
          {steps.map(({ title, text }, index) => (
            <li key={title} className={styles.month}>
              {index + 1 === firstLoad && canton}
              {date(index + 1)}
              <Pennant number={(index + 1) as 1 | 2 | 3} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={`${styles.month} ${styles.picture}`} data-tone="blue">
          <CardOnPhone label={artefact.phone} issued={artefact.issued} />
          {date(4)}
          <h2 className="xl" id="features">
            {labels.features}
          </h2>
        </div>
        <ul aria-labelledby="features">
          {features.map(({ title, text }, index) => (
            <li key={title} className={styles.month} data-gesture={index === 0 ? '' : undefined}>
              {canton}
              {date(index + 5)}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={`${styles.month} ${styles.picture}`} data-tone="ink">
          <CardLost label={artefact.blocked} />
          {date(11)}
          {lost && (
            <a className="xl" href={`#${lost.anchor}`}>
              {lost.question}
            </a>
          )}
        </div>
      </div>
      <div className="wrap">
        <DemoAgain product={product} />
      </div>
    </section>
  );
}
