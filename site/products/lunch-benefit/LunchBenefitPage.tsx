import { Rows } from '../../../design/compositions/Rows.tsx';
import { Head } from '../../../design/compositions/Section.tsx';
import { Split } from '../../../design/compositions/Split.tsx';
import { Steps } from '../../../design/compositions/Steps.tsx';
import { Flag } from '../../../design/Flag.tsx';
import drawings from '../../drawings/drawings.module.css';
import { DemoAgain, ProductClosing, ProductDecide, ProductHero, ProductQuestions } from '../parts.tsx';
import type { ProductProps, SolutionWords } from '../product.ts';
import { Covers, Merchants } from './drawings.tsx';
import styles from './lunch.module.css';
import { Month } from './Month.tsx';

type Props = ProductProps<SolutionWords<'lunch-benefit'>>;

/** A month of noons: every working day is the flag, the steps are three dishes on one cloth. */
export function LunchBenefitPage({ product }: Props) {
  const { words, labels } = product;
  const { artefact, flag, introductions } = words;
  return (
    <>
      <ProductHero
        product={product}
        className={styles.hero}
        art={
          <>
            <svg viewBox="0 0 24 24" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href="#lunch-benefit" />
            </svg>
            <svg
              className={`object ${drawings.art}`}
              viewBox="40 52 640 624"
              overflow="visible"
              role="img"
              aria-label={artefact.label}
            >
              <Merchants words={artefact} name={words.name} />
            </svg>
          </>
        }
      />
      <section className={styles.month} data-tone="yellow" aria-labelledby="month features">
        <div className="wrap">
          <Head id="month" title={introductions.statement} text={introductions.features} />
        </div>
        <Split bleed flip art={<Month product={product} />}>
          <h2 className="xl" id="features">
            {labels.features}
          </h2>
          <Rows items={words.features} />
          <DemoAgain product={product} />
        </Split>
      </section>
      <section className={styles.table} aria-labelledby="steps">
        <div className="wrap">
          <h2 id="steps">{labels.steps}</h2>
          <svg viewBox="0 0 1344 320" role="img" aria-label={artefact.covers} data-gesture="">
            <Covers />
          </svg>
        </div>
        <div className={styles.cloth} data-tone="white">
          <div className="wrap">
            <Steps items={words.steps} />
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="flag">
        <div className={`wrap stack ${styles.flag}`}>
          <Flag id="lunch-benefit" label={flag.alt} />
          <h2 id="flag">{flag.says}</h2>
          <dl className="conds">
            {flag.reading.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <ProductDecide product={product} />
      <ProductQuestions product={product} />
      <ProductClosing product={product} />
    </>
  );
}
