import type { ReactNode } from 'react';
import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import type { Language } from '../../../domain/languages.ts';
import { HeroText, type HeroTextProps } from '../../sections/HeroText.tsx';
import { Credential } from './drawings/Credential.tsx';
import styles from './PassportHero.module.css';

interface Props extends Omit<HeroTextProps, 'tone'> {
  artefact: ArtefactWords<'xrp-passport'>;
  language: Language;
  /** An Astro slot, which Astro's types do not know as a property. */
  actions?: ReactNode;
}

/** The hero is the product's flag, with the credential in place of its key. */
export function PassportHero({ artefact, language, actions, ...text }: Props) {
  return (
    <section className={styles.hero} data-tone="blue">
      <HeroText {...text} actions={<div className="btns">{actions}</div>} />
      <div className={styles.art}>
        <Credential words={artefact} language={language} />
      </div>
    </section>
  );
}
