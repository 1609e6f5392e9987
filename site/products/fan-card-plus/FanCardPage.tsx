import { Split } from '../../../design/compositions/Split.tsx';
import { Steps } from '../../../design/compositions/Steps.tsx';
import drawings from '../../drawings/drawings.module.css';
import { ProductClosing, ProductDecide, ProductHero, ProductQuestions } from '../parts.tsx';
import type { ProductProps, SolutionWords } from '../product.ts';
import { CardAtReader } from './CardAtReader.tsx';
import { Plan } from './drawings.tsx';
import { Evening } from './Evening.tsx';
import styles from './fan-card.module.css';

type Props = ProductProps<SolutionWords<'fan-card-plus'>>;

/** A match evening: from the gate to the club shop, and how the club prepares it. */
export function FanCardPage({ product }: Props) {
  const { words, labels, figures } = product;
  const { artefact } = words;
  return (
    <>
      <ProductHero
        product={product}
        artTone="blue"
        className={styles.hero}
        art={
          <>
            <svg viewBox="0 0 24 24" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href="#fan-card-plus" />
            </svg>
            <svg
              className={drawings.art}
              viewBox="0 0 600 600"
              overflow="visible"
              role="img"
              aria-label={artefact.label}
            >
              <CardAtReader words={artefact} figures={figures} />
            </svg>
          </>
        }
      />
      <Evening product={product} />
      <section aria-labelledby="steps">
        <Split
          bleed
          className={styles.plan}
          art={
            <svg
              className={drawings.art}
              viewBox="0 0 780 620"
              overflow="visible"
              role="img"
              aria-label={artefact.plan}
            >
              <Plan words={artefact} />
            </svg>
          }
        >
          <h2 id="steps">{labels.steps}</h2>
          <p className="lead">{words.introductions.steps}</p>
          <Steps upright items={words.steps} />
        </Split>
      </section>
      <ProductDecide product={product} />
      <ProductQuestions product={product} />
      <ProductClosing product={product} />
    </>
  );
}
