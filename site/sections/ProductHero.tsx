import type { ReactNode } from 'react';
import { HeroText, type HeroTextProps } from './HeroText.tsx';
import styles from './ProductHero.module.css';

interface Props extends Omit<HeroTextProps, 'tone'> {
  /** Ground of the art where it is no flag. */
  ground?: 'ink' | 'yellow';
  /** The art: a `Stage`, or a drawing on the ground. */
  children: ReactNode;
}

/** Hero per pale: text on one half, flag and artefact on the other. */
export function ProductHero({ ground, children, actions, ...text }: Props) {
  return (
    <section className={styles.hero}>
      <HeroText {...text} actions={actions && <div className={`btns ${styles.buttons}`}>{actions}</div>} />
      <div className={`${styles.art} ${ground ? styles[ground] : ''}`} data-tone={ground}>
        {children}
      </div>
    </section>
  );
}
