import { Head } from '../../../design/compositions/Section.tsx';
import { Steps } from '../../../design/compositions/Steps.tsx';
import { Flag } from '../../../design/Flag.tsx';
import {
  DemoAgain,
  ProductClosing,
  ProductDecide,
  ProductHero,
  ProductQuestions,
  ProductReading,
} from '../parts.tsx';
import type { ProductProps, SolutionWords } from '../product.ts';
import strip from '../strip.module.css';
import { changed, entered } from './check.ts';
import styles from './grail.module.css';
import { Hoist } from './Hoist.tsx';
import { lines, Slip, SlipFoot } from './printed.tsx';

type Props = ProductProps<SolutionWords<'grail'>>;

/** A ledger on fan-fold paper; each line hoists its check flags, and one of them can be changed. */
export function GrailPage({ product }: Props) {
  const { words, labels } = product;
  return (
    <>
      <ProductHero
        product={product}
        artTone="red"
        className={styles.hero}
        art={
          <>
            <svg viewBox="0 0 24 24" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href="#grail" />
            </svg>
            <Slip {...product} />
          </>
        }
      />
      <div className={styles.paper}>
        <section className="section box" aria-labelledby="steps">
          <Head id="steps" title={labels.steps} />
          <Steps items={words.steps} />
        </section>
        <section className={`section ${styles.ledger}`} aria-labelledby="features">
          <div className={styles.head}>
            <Head id="features" title={words.introductions.statement} text={words.introductions.features} />
            <p className={strip.key}>{labels.features}</p>
          </div>
          <SlipFoot {...product} />
          <ul aria-label={labels.features}>
            {words.features.map(({ title, text }, index) => (
              <li key={title}>
                <div className={strip.prints}>
                  <div aria-hidden="true">{lines[index]?.(product)}</div>
                  {index === 0 && <Switch label={words.artefact.switch} />}
                </div>
                <div className={strip.says}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
                <div className={styles.check}>
                  <div className={styles.hoist} aria-hidden="true">
                    <Hoist checksum={entered[index]} className={styles.now} />
                    <Hoist checksum={changed[index]} className={styles.then} />
                  </div>
                  {index === 0 && <Match product={product} />}
                </div>
              </li>
            ))}
          </ul>
          <DemoAgain product={product} />
        </section>
      </div>
      <ProductDecide product={product} />
      <ProductReading product={product} tone="ink" />
      <ProductQuestions product={product} />
      <ProductClosing product={product} />
    </>
  );
}

/** +24 as entered, or +26. */
function Switch({ label }: { label: string }) {
  return (
    <fieldset className={styles.switch}>
      <legend className="sr">{label}</legend>
      <label>
        <input type="radio" name="points" value="24" defaultChecked />
        +24
      </label>
      <label>
        <input type="radio" name="points" value="26" />
        +26
      </label>
    </fieldset>
  );
}

/** Whether the flags match, which match.ts says. */
function Match({ product }: Props) {
  const { match, mismatch } = product.words.artefact;
  return (
    <output className={styles.match}>
      <span data-if="24">
        <Flag id="ics-C" />
        {match}
      </span>
      <span data-if="26">
        <Flag id="ics-N" />
        {mismatch}
      </span>
    </output>
  );
}
