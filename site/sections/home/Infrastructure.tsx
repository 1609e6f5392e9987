import type { ReactNode } from 'react';
import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import type { HomeWords } from '../../../domain/content/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { href, type PageId } from '../../../domain/pages.ts';
import { ExplodedCard } from '../../drawings/ExplodedCard.tsx';
import { LedgerBook } from '../../drawings/LedgerBook.tsx';
import { MoreLink } from '../MoreLink.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './Infrastructure.module.css';

type Words = HomeWords['infrastructure'];

interface Props {
  language: Language;
  words: Words;
  /** Text inside the drawings. */
  artefacts: { book: ArtefactWords<'ledger-book'>; card: ArtefactWords<'exploded-card'> };
}

/** The two infrastructures side by side: drawing, what it does, three facts, link to its page. */
export function Infrastructure({ language, words, artefacts }: Props) {
  const side = (of: 'blockchain' | 'prepaid', page: PageId, drawing: ReactNode) => (
    <div>
      <div className={styles.art}>{drawing}</div>
      <h3 className="h3">{words[of].title}</h3>
      <p className="muted">{words[of].text}</p>
      <dl className={styles.facts}>
        {words[of].facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <MoreLink href={href(language, page)}>{words[of].link}</MoreLink>
    </div>
  );
  return (
    <section
      id="infrastructure"
      className={`section ${styles.section}`}
      data-tone="ink"
      aria-labelledby="infrastructure-title"
    >
      <div className="wrap">
        <SectionHead id="infrastructure-title" title={words.title} text={words.text} />
        <div className={styles.duo}>
          {side('blockchain', 'blockchain', <LedgerBook words={artefacts.book} wideOnly />)}
          {side('prepaid', 'prepaid-card', <ExplodedCard words={artefacts.card} />)}
        </div>
      </div>
    </section>
  );
}
