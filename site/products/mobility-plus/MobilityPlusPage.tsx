import { ProductClosing, ProductDecide, ProductHero, ProductQuestions, ProductReading } from '../parts.tsx';
import type { ProductProps, SolutionWords } from '../product.ts';
import { BoardAndCard } from './BoardAndCard.tsx';
import styles from './MobilityPlus.module.css';
import { Route } from './Route.tsx';

/** A week on one line. */
export function MobilityPlusPage({ product }: ProductProps<SolutionWords<'mobility-plus'>>) {
  return (
    <>
      <ProductHero
        product={product}
        className={styles.hero}
        art={<BoardAndCard words={product.words.artefact} figures={product.figures} />}
      />
      <Route product={product} />
      <ProductDecide product={product} />
      <ProductReading product={product} />
      <ProductQuestions product={product} />
      <ProductClosing product={product} />
    </>
  );
}
