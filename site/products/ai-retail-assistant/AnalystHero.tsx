import type { ReactNode } from 'react';
import { ButtonLink } from '../../../design/Button.tsx';
import type { BreadcrumbProps } from '../../../design/compositions/Breadcrumb.tsx';
import { Flag } from '../../../design/Flag.tsx';
import type { Analyst } from '../../../domain/content/analyst.ts';
import { HeroText } from '../../sections/HeroText.tsx';
import styles from './AnalystHero.module.css';

interface Props {
  crumb: BreadcrumbProps;
  words: Analyst;
  /** Addresses of the two buttons. */
  ways: { liveDemo: string; mail: string };
  /** The demo video. */
  children: ReactNode;
}

/** Hero of the analyst: the offer, and the demo video over the flag. */
export function AnalystHero({ crumb, words, ways, children }: Props) {
  const { liveDemo, contact } = words.hero;
  return (
    <section className={styles.hero}>
      <HeroText
        crumb={crumb}
        badge={
          <span className="tag">
            <Flag id="ai-retail-assistant" />
            {words.badge}
          </span>
        }
        name={words.name}
        lead={words.lead}
        audience={words.audience}
        actions={
          <ul className={styles.actions}>
            <li>
              <ButtonLink href={ways.liveDemo} icon="external" newTab>
                {liveDemo.label}
              </ButtonLink>
              <span>{liveDemo.note}</span>
            </li>
            <li>
              <ButtonLink href={ways.mail} kind="ghost">
                {contact.label}
              </ButtonLink>
              <span>{contact.note}</span>
            </li>
          </ul>
        }
        facts={words.facts}
        tone="ink"
      />
      <div className={styles.art}>
        <svg viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true" className={styles.cloth}>
          <use href="#ai-retail-assistant" />
        </svg>
        {children}
      </div>
    </section>
  );
}
