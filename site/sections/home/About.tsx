import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import { type Company, partnerGroups } from '../../../domain/content/company.ts';
import type { HomeWords } from '../../../domain/content/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { href } from '../../../domain/pages.ts';
import type { Person } from '../../content/people.ts';
import { figuresOf } from '../../drawings/figures.ts';
import { ChipDetail, LedgerDetail, ReceiptDetail } from '../../drawings/home/ValueArt.tsx';
import { Founders } from '../Founders.tsx';
import { MoreLink } from '../MoreLink.tsx';
import styles from './About.module.css';

interface Props {
  language: Language;
  words: HomeWords['about'];
  founders: readonly Person[];
  partners: Company['partners'];
  /** Text inside the drawings. */
  artefacts: { receipt: { total: string; points: string }; book: ArtefactWords<'ledger-book'> };
  /** Facts that company.yaml lists as samples. */
  samples: readonly string[];
}

/** Vision, three values, who the products work with, and the founders. */
export function About({ language, words, founders, partners, artefacts, samples }: Props) {
  const groups = partnerGroups.filter((group) => partners[group].length > 0);
  return (
    <section id="about" className={`section ${styles.about}`} aria-labelledby="about-title">
      <div className="wrap">
        <div className="grid">
          <h2 className={`h1 ${styles.title}`} id="about-title">
            {words.vision.title.split(/(?<=: )/).map((clause) => (
              <span key={clause}>{clause}</span>
            ))}
          </h2>
          <div className={styles.story}>
            <p>{words.vision.text}</p>
            <p className="muted">{words.history}</p>
          </div>
        </div>
      </div>
      <ul className={styles.values}>
        {words.values.map(({ title, text, alt }, index) => (
          <li key={title}>
            {index === 0 && (
              <ReceiptDetail
                className={styles.cloth}
                label={alt}
                words={artefacts.receipt}
                figures={figuresOf(language)}
              />
            )}
            {index === 1 && <LedgerDetail className={styles.cloth} label={alt} words={artefacts.book} />}
            {index === 2 && <ChipDetail className={styles.cloth} label={alt} />}
            <div className={styles.value}>
              <h3 className="h3">{title}</h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="wrap">
        {groups.length > 0 && (
          <div className={styles.partners}>
            <h3 className="h3">{words.partners.title}</h3>
            {groups.map((group) => (
              <div key={group} className={`grid ${styles.pair}`}>
                <h4>{words.partners[group].title}</h4>
                <ul className={styles.marks}>
                  {partners[group].map((name) => (
                    <li key={name} translate="no">
                      {name}
                    </li>
                  ))}
                </ul>
                <p>{words.partners[group].use}</p>
              </div>
            ))}
            <p className="muted sm">
              {words.partners.note}
              {samples.includes('partners') && ` ${words.partners.sampleNote}`}
            </p>
          </div>
        )}
        <div className={styles.bar}>
          <h3 className="h3">{words.founders.title}</h3>
          <p className="muted sm">
            <span className={styles.ground}>{words.founders.text} </span>
            {samples.includes('people') && words.founders.sampleNote}
          </p>
        </div>
        <Founders people={founders} />
        <MoreLink href={href(language, 'team')}>{words.founders.link}</MoreLink>
      </div>
    </section>
  );
}
