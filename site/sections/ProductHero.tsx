import type { ReactNode } from 'react';
import { HeroText, type HeroTextProps } from './HeroText.tsx';
import styles from './ProductHero.module.css';

interface Props extends Omit<HeroTextProps, 'tone'> {
  /** Background of the art if it is no flag. */
  ground?: 'ink' | 'yellow';
  /** The art: a `Stage`, or a drawing on `ground`. */
  children: ReactNode;
}

/** Hero in two halves: text, and flag with artefact. */
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
