import { ProductClosing, ProductDecide, ProductHero, ProductQuestions, ProductReading } from '../parts.tsx';
import type { ProductProps, SolutionWords } from '../product.ts';
import styles from './EmployeePlus.module.css';
import { StatementAndCard } from './StatementAndCard.tsx';
import { Year } from './Year.tsx';

/** A year: twelve months, and the benefit on top of each. */
export function EmployeePlusPage({ product }: ProductProps<SolutionWords<'employee-plus'>>) {
  return (
    <>
      <ProductHero
        product={product}
        className={styles.hero}
        art={<StatementAndCard words={product.words.artefact} figures={product.figures} />}
      />
      <Year product={product} />
      <ProductReading product={product} />
      <ProductDecide product={product} />
      <ProductQuestions product={product} />
      <ProductClosing product={product} />
    </>
  );
}
