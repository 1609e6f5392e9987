import type { ReactNode } from 'react';
import { Facts } from '../../../design/compositions/Hero.tsx';
import { Section } from '../../../design/compositions/Section.tsx';
import type { HomeWords } from '../../../domain/content/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { href } from '../../../domain/pages.ts';
import { CardLayers } from './CardLayers.tsx';
import styles from './Infrastructure.module.css';
import { LedgerPages } from './LedgerPages.tsx';

interface Props {
  language: Language;
  words: HomeWords['infrastructure'];
}

/** The two infrastructures side by side: drawing, what it does, three facts, link to its page. */
export function Infrastructure({ language, words }: Props) {
  const { blockchain, prepaid } = words;
  return (
    <Section
      id="infrastructure-title"
      anchor="infrastructure"
      title={words.title}
      text={words.text}
      tone="ink"
    >
      <div className={styles.two}>
        <Side
          words={blockchain}
          page={href(language, 'blockchain')}
          art={<LedgerPages words={blockchain.drawing} />}
        />
        <Side
          words={prepaid}
          page={href(language, 'prepaid-card')}
          art={<CardLayers words={prepaid.drawing} />}
        />
      </div>
    </Section>
  );
}

interface SideProps {
  words: Omit<HomeWords['infrastructure']['prepaid'], 'drawing'>;
  page: string;
  art: ReactNode;
}

function Side({ words, page, art }: SideProps) {
  return (
    <div className={`split-text box ${styles.side}`}>
      <figure className="split-art">{art}</figure>
      <h3 className="xl">{words.title}</h3>
      <p>{words.text}</p>
      <Facts items={words.facts} />
      <p>
        <a className="link" href={page}>
          {words.link}
        </a>
      </p>
    </div>
  );
}
