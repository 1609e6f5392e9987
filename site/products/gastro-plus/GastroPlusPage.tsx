import { Pennant } from '../../../design/Flag.tsx';
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
import { bons, reservedFor } from './bons.tsx';
import styles from './GastroPlus.module.css';
import { LaidTable } from './LaidTable.tsx';

type Props = ProductProps<SolutionWords<'gastro-plus'>>;

/** The bons of one evening hang from the rail of the kitchen, between steps and features. */
export function GastroPlusPage({ product }: Props) {
  const { words } = product;
  return (
    <>
      <ProductHero
        product={product}
        className={styles.hero}
        artTone="red"
        art={<LaidTable words={words.artefact} time={reservedFor(product)} />}
      />
      <section className={`section ${styles.pass}`} aria-labelledby="evening">
        <div className="wrap">
          <h2 id="evening">{words.introductions.statement}</h2>
          <p className="lead">{words.introductions.features}</p>
          <Evening product={product} />
        </div>
      </section>
      <ProductDecide product={product} />
      <ProductReading product={product} className={styles.reading} />
      <ProductQuestions product={product} />
      <ProductClosing product={product} />
    </>
  );
}

function Evening({ product }: Props) {
  const { words, labels } = product;
  return (
    <div className={styles.evening}>
      <section aria-labelledby="steps">
        <h2 className="xl" id="steps">
          {labels.steps}
        </h2>
        <ol className={styles.courses}>
          {words.steps.map(({ title, text }, index) => (
            <li key={title}>
              <div>
                <Pennant number={(index + 1) as 1 | 2 | 3} />
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="features">
        <h2 className="xl" id="features">
          {labels.features}
        </h2>
        <ul>
          {words.features.map(({ title, text }, index) => (
            <li key={title} className={styles.dish}>
              <div className={`${strip.prints} ${styles.bon}`} aria-hidden="true">
                {bons[index]?.(product)}
              </div>
              <div className={`${strip.says} ${strip.leads}`}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <DemoAgain product={product} />
      </section>
    </div>
  );
}
