import type { ReactNode } from 'react';
import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import type { Language } from '../../../domain/languages.ts';
import { HeroText, type HeroTextProps } from '../../sections/HeroText.tsx';
import { Credential } from './drawings/Credential.tsx';
import styles from './PassportHero.module.css';

interface Props extends Omit<HeroTextProps, 'tone'> {
  artefact: ArtefactWords<'xrp-passport'>;
  language: Language;
  /** A slot of Astro, which its types do not know as a property. */
  actions?: ReactNode;
}

/** The whole hero is the product's flag; the credential lies on its lozenge in place of the key. */
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
