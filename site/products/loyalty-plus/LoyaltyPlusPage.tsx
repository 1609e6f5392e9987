import type { ReactNode } from 'react';
import { Conditions, hasSample, Legend, SampledText } from '../../../design/compositions/Decide.tsx';
import { Folded } from '../../../design/compositions/Fold.tsx';
import { Rows } from '../../../design/compositions/Rows.tsx';
import { Pennant } from '../../../design/Flag.tsx';
import { DemoAgain, ProductClosing, ProductHero, ProductQuestions, ProductReading } from '../parts.tsx';
import type { ProductProps, SolutionWords } from '../product.ts';
import strip from '../strip.module.css';
import { GiftCard } from './GiftCard.tsx';
import styles from './loyalty-plus.module.css';
import { besideFeatures, besideSteps, End, Head } from './printed.tsx';

type Props = ProductProps<SolutionWords<'loyalty-plus'>>;

/** A till receipt leaves the printer in the hero and runs past features, steps and price to its torn end. */
export function LoyaltyPlusPage({ product }: Props) {
  const { words, labels } = product;
  return (
    <>
      <ProductHero
        product={product}
        artTone="red"
        className={styles.hero}
        art={<HeroArt product={product} />}
      />
      <div className={styles.till}>
        <div className={styles.roll}>
          <section aria-labelledby="features">
            <div className={`${strip.says} ${styles.head}`}>
              <h2 id="features">{words.introductions.statement}</h2>
              <p className="lead">{words.introductions.features}</p>
              <p className={strip.key}>{labels.features}</p>
            </div>
            <ul aria-label={labels.features}>
              {words.features.map(({ title, text }, index) => (
                <Row key={title} printed={besideFeatures[index]?.(product)}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </Row>
              ))}
            </ul>
            <DemoAgain product={product} />
          </section>
          <section aria-labelledby="steps">
            <div className={`${strip.says} ${styles.head}`}>
              <h2 id="steps">{labels.steps}</h2>
            </div>
            <ol className={styles.steps}>
              {words.steps.map(({ title, text }, index) => (
                <Row key={title} printed={besideSteps[index]?.(product)}>
                  <Pennant number={(index + 1) as 1 | 2 | 3} />
                  <h3>{title}</h3>
                  <p>{text}</p>
                </Row>
              ))}
            </ol>
          </section>
        </div>
        <Decision product={product} />
      </div>
      <ProductReading product={product} tone="red" className={styles.poster} />
      <ProductQuestions product={product} />
      <ProductClosing product={product} />
    </>
  );
}

function HeroArt({ product }: Props) {
  const { artefact } = product.words;
  return (
    <>
      <svg viewBox="0 0 24 24" preserveAspectRatio="xMinYMid slice" role="img" aria-label={artefact.label}>
        <use href="#loyalty-plus" />
      </svg>
      <svg className={styles.card} viewBox="0 0 342 216" aria-hidden="true">
        <GiftCard words={artefact} figures={product.figures} x={0} y={0} scale={1} />
      </svg>
      <div className={strip.prints} aria-hidden="true">
        <Head {...product} />
      </div>
    </>
  );
}

interface RowProps {
  printed: ReactNode;
  children: ReactNode;
}

/** A text, and what is printed beside it. */
function Row({ printed, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={`${strip.says} ${strip.leads}`}>{children}</div>
      <div className={strip.prints} aria-hidden="true">
        {printed}
      </div>
    </li>
  );
}

/** Before you decide, beside the end of the receipt. */
function Decision({ product }: Props) {
  const { title, answers, conditions, summary, legend } = product.decide;
  return (
    <section className={`${styles.row} ${styles.last}`} aria-labelledby="decide">
      <div className={`${strip.says} ${styles.head} box`}>
        <h2 id="decide">{title}</h2>
        <Rows
          layout="side"
          items={answers.map(({ title, text }) => ({ title, text: <SampledText text={text} /> }))}
        />
        <Folded summary={summary}>
          <Conditions items={conditions} />
        </Folded>
        {hasSample([...answers, ...conditions]) && <Legend {...legend} />}
        <DemoAgain product={product} />
      </div>
      <div className={`stack ${strip.prints} ${styles.end}`} aria-hidden="true">
        <End {...product} />
      </div>
    </section>
  );
}
