import { Rows } from '../../../design/compositions/Rows.tsx';
import { Tile, Tiles } from '../../../design/compositions/Tiles.tsx';
import { Portrait } from '../../../design/Portrait.tsx';
import { type Company, partnerGroups } from '../../../domain/content/company.ts';
import type { HomeWords } from '../../../domain/content/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { href } from '../../../domain/pages.ts';
import { logoOf } from '../../content/logos.ts';
import type { Person } from '../../content/people.ts';
import { figuresOf } from '../../drawings/figures.ts';
import styles from './About.module.css';
import { ChipDetail, LedgerDetail, ReceiptDetail } from './ValueArt.tsx';

interface VisionProps {
  language: Language;
  /** Name of the section, for screen readers. */
  name: string;
  words: HomeWords;
}

/** Three values on cloth, then the vision. */
export function Vision({ language, name, words: { about, services, infrastructure } }: VisionProps) {
  const [innovation, reliability, security] = about.values.map(({ alt }) => alt) as [string, string, string];
  const cloths = [
    <ReceiptDetail
      key="red"
      label={innovation}
      words={services.drawings.customers}
      figures={figuresOf(language)}
    />,
    <LedgerDetail key="blue" label={reliability} words={infrastructure.blockchain.drawing} />,
    <ChipDetail key="yellow" label={security} />,
  ];
  return (
    <section id="about" aria-labelledby="about-title">
      <h2 className="sr" id="about-title">
        {name}
      </h2>
      <Tiles className={styles.values}>
        {about.values.map(({ title, text }, index) => (
          <Tile key={title} art={cloths[index]}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Tile>
        ))}
      </Tiles>
      <div className={`wrap section ${styles.vision}`}>
        <h2 className="h1">{about.vision.title}</h2>
        <div>
          <p className="lead">{about.vision.text}</p>
          <p className="sm muted">{about.history}</p>
        </div>
      </div>
    </section>
  );
}

/** A partner with its logo, if there is one. */
function Partner({ name }: { name: string }) {
  const logo = logoOf(name);
  return (
    <b translate="no">
      {logo && <svg viewBox="0 0 24 24" aria-hidden="true" {...logo} />}
      {name}
    </b>
  );
}

interface NamesProps {
  language: Language;
  words: HomeWords['about'];
  partners: Company['partners'];
  founders: readonly Person[];
  /** Facts that company.yaml lists as samples. */
  samples: readonly string[];
}

/** Who the products work with, and who founded the company. */
export function Names({ language, words, partners, founders, samples }: NamesProps) {
  const groups = partnerGroups.filter((group) => partners[group].length > 0);
  return (
    <section className="section" data-tone="white" aria-labelledby="founders-title">
      <div className="wrap">
        {groups.length > 0 && (
          <div className={styles.partners}>
            <h2 className="xl">{words.partners.title}</h2>
            <Rows
              layout="side"
              items={groups.map((group) => ({
                title: words.partners[group].title,
                text: (
                  <>
                    {partners[group].map((name) => (
                      <Partner key={name} name={name} />
                    ))}
                    <span>{words.partners[group].use}</span>
                  </>
                ),
              }))}
            />
            <p className="legend">
              {words.partners.note}
              {samples.includes('partners') && ` ${words.partners.sampleNote}`}
            </p>
          </div>
        )}
        <h2 className="xl" id="founders-title">
          {words.founders.title}
        </h2>
        <p>{words.founders.text}</p>
        <Tiles className={styles.founders}>
          {founders.map(({ id, name, role, description, photoAlt, portrait }) => (
            <Tile key={id} art={<Portrait person={portrait} label={photoAlt} />}>
              <h3>{name}</h3>
              <p>{role}</p>
              <p className="sm muted">{description}</p>
            </Tile>
          ))}
        </Tiles>
        <p className={styles.team}>
          <a className="link" href={href(language, 'team')}>
            {words.founders.link}
          </a>
          {samples.includes('people') && <span className="sm muted">{words.founders.sampleNote}</span>}
        </p>
      </div>
    </section>
  );
}
