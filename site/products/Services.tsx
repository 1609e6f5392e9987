import { clothOf } from '../../design/flags.ts';
import type { HomeWords } from '../../domain/content/home.ts';
import type { InterfaceWords } from '../../domain/content/interface.ts';
import type { Language } from '../../domain/languages.ts';
import type { ServiceGroup } from '../../domain/pages.ts';
import { prepaidCards, solutionRows } from '../content/solutions.ts';
import { figuresOf } from '../drawings/figures.ts';
import { ProductRows } from '../sections/ProductRows.tsx';
import { SectionHead } from '../sections/SectionHead.tsx';
import { CustomersArt, FansArt, TeamsArt } from './FamilyArt.tsx';
import type { familyWords } from './family-words.ts';
import styles from './Services.module.css';

interface Props {
  language: Language;
  words: HomeWords['services'];
  products: InterfaceWords['products'];
  /** Text inside the drawings. */
  artefacts: Awaited<ReturnType<typeof familyWords>>;
}

/** The ten products in three groups: drawings on the left, rows on the right. */
export function Services({ language, words, products, artefacts }: Props) {
  const { blockchain, prepaid, ai } = words.groups;
  const figures = figuresOf(language);
  /** The rows of a group; the colour of the flags splits the blockchain group in two. */
  const rows = (group: ServiceGroup, ground?: 'red' | 'blue') => {
    const lines: Readonly<Record<string, string>> = words.groups[group].products;
    const items = solutionRows(language, group, products, lines);
    return (
      <ProductRows
        className={styles.rows}
        items={ground ? items.filter(({ id }) => clothOf(id) === ground) : items}
      />
    );
  };
  return (
    <section id="services" className={styles.services} aria-labelledby="services-title">
      <div className="wrap">
        <SectionHead id="services-title" title={words.title} text={words.text} />
      </div>

      <div className={styles.family}>
        <div className={`${styles.art} ${styles.fess}`}>
          <CustomersArt
            className={styles.red}
            label={words.drawings.customers}
            words={artefacts.loyalty}
            figures={figures}
          />
          <FansArt
            className={styles.blue}
            label={words.drawings.fans}
            words={artefacts.fanCard}
            figures={figures}
          />
        </div>
        <div className={styles.text}>
          <h3 className="h2">{blockchain.title}</h3>
          <p className="lead">{blockchain.text}</p>
          <div className={styles.half}>
            <h4>{blockchain.customers}</h4>
            {rows('blockchain', 'red')}
          </div>
          <div className={styles.half}>
            <h4>{blockchain.fans}</h4>
            {rows('blockchain', 'blue')}
          </div>
        </div>
      </div>

      <div className={styles.family}>
        <div className={styles.art}>
          <TeamsArt
            className={styles.yellow}
            label={words.drawings.teams}
            cards={prepaidCards(products)}
            person={artefacts.benefits.person}
          />
        </div>
        <div className={styles.text}>
          <h3 className="h2">{prepaid.title}</h3>
          <p className="lead">{prepaid.text}</p>
          {rows('prepaid')}
        </div>
      </div>

      <div className={`${styles.family} ${styles.ai}`}>
        <div className={styles.art}>
          <div className={styles.ink}>
            {/* The steps of the analyst's flag, stretched to the field. */}
            <svg viewBox="0 0 24 14" preserveAspectRatio="none" aria-hidden="true">
              <path fill="var(--f-blue)" d="M0 11h8v3H0z" />
              <path fill="var(--f-white)" d="M8 8h8v6H8z" />
              <path fill="var(--f-yellow)" d="M16 5h8v9h-8z" />
            </svg>
          </div>
        </div>
        <div className={styles.text}>
          <h3 className="h2">{ai.title}</h3>
          <p className="lead">{ai.text}</p>
          {rows('ai')}
        </div>
      </div>
    </section>
  );
}
