import type { ReactNode } from 'react';
import { ButtonLink } from '../../../design/Button.tsx';
import { Breadcrumb } from '../../../design/compositions/Breadcrumb.tsx';
import { ButtonClosing } from '../../../design/compositions/Closing.tsx';
import { Decide } from '../../../design/compositions/Decide.tsx';
import { Fold, Folded } from '../../../design/compositions/Fold.tsx';
import { Hero } from '../../../design/compositions/Hero.tsx';
import { Rows } from '../../../design/compositions/Rows.tsx';
import { Head, Section } from '../../../design/compositions/Section.tsx';
import { Split } from '../../../design/compositions/Split.tsx';
import { Tile } from '../../../design/compositions/Tiles.tsx';
import { Flag } from '../../../design/Flag.tsx';
import type { Analyst, Bars as BarsWords } from '../../../domain/content/analyst.ts';
import type { Language } from '../../../domain/languages.ts';
import type { ProductProps } from '../product.ts';
import styles from './Analyst.module.css';
import { change } from './chart.ts';
import { Question } from './Question.tsx';

interface Props extends ProductProps<Analyst> {
  /** Addresses of the live demo and of a mail. */
  ways: { liveDemo: string; mail: string };
  /** The demo video. */
  /** Optional because Astro passes it as a slot. */
  film?: ReactNode;
}

export function AnalystPage({ product: { words, language, labels, crumb, decide }, ways, film }: Props) {
  const { liveDemo, contact } = words.hero;
  const live = (
    <ButtonLink href={ways.liveDemo} icon="external" newTab>
      {liveDemo.label}
      <span className="sr"> ({liveDemo.note})</span>
    </ButtonLink>
  );
  return (
    <>
      <Hero
        crumb={<Breadcrumb {...crumb} />}
        tag={
          <p className="tag">
            <Flag id="ai-retail-assistant" />
            {words.badge}
          </p>
        }
        title={words.name}
        lead={words.lead}
        audience={words.audience}
        facts={words.facts}
        actions={
          <>
            <span className={styles.way}>
              <ButtonLink href={ways.liveDemo} icon="external" newTab>
                {liveDemo.label}
              </ButtonLink>
              <span>{liveDemo.note}</span>
            </span>
            <span className={styles.way}>
              <ButtonLink href={ways.mail} kind="ghost">
                {contact.label}
              </ButtonLink>
              <span>{contact.note}</span>
            </span>
          </>
        }
        tone="ink"
        className={styles.hero}
        art={
          <>
            <svg viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true">
              <use href="#ai-retail-assistant" />
            </svg>
            {film}
          </>
        }
      />
      <Transcript {...words.video} />
      <Question language={language} words={words} button={live} />
      <section className="section" aria-labelledby="second">
        <Split className="wrap" art={<Bars language={language} chart={words.solution.compared.chart} />}>
          <h2 id="second" className={`xl ${styles.how}`}>
            {words.solution.compared.question}
          </h2>
          <p className={styles.words}>{words.solution.compared.answer}</p>
          <p>{words.solution.compared.detail}</p>
          <p className="sm muted">{words.solution.compared.chart.source}</p>
        </Split>
      </section>
      <Features title={labels.features} items={words.features} />
      <div className={`wrap btns again ${styles.again}`}>{live}</div>
      <Foundation {...words.foundation} />
      <Benefits {...words.benefits} />
      <section className={styles.work} aria-labelledby="mission">
        <div data-tone="blue">
          <h2 id="mission">{words.mission.title}</h2>
          <p className="lead">{words.mission.text}</p>
        </div>
        <div data-tone="white">
          <h2 className="xl" id="occasions">
            {words.useCases.title}
          </h2>
          <ul aria-labelledby="occasions">
            {words.useCases.cases.map(({ title, who, text }) => (
              <li key={title}>
                <Folded summary={title} note={who}>
                  <p className="sm muted">{who}</p>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </Folded>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Decide {...decide} button={live} />
      <Section id="questions" title={labels.questions}>
        <Fold two items={words.faq} />
      </Section>
      <ButtonClosing {...words.callToAction}>
        {live}
        <ButtonLink href={ways.mail} kind="ghost">
          {contact.label}
          <span className="sr"> ({contact.note})</span>
        </ButtonLink>
      </ButtonClosing>
    </>
  );
}

/** The video as text: scenes and captions with their times. */
function Transcript({ transcript, captions }: Analyst['video']) {
  return (
    <details className={styles.transcript}>
      <summary>
        <span className="wrap">{transcript}</span>
      </summary>
      <ol className="wrap">
        {captions.map(({ from, to, scene, text }) => (
          <li key={from}>
            <span className="mono">
              {from}–{to} s
            </span>
            <p>{text}</p>
            <p className="muted">{scene}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Changes as bars right and left of zero, with their names and values; the yardstick is red. */
function Bars({ language, chart }: { language: Language; chart: BarsWords }) {
  const values = chart.series.map(({ value }) => value);
  const lowest = Math.min(0, ...values);
  const room = Math.max(...values) - lowest;
  const percent = (value: number) => `${((100 * value) / room).toFixed(2)}%`;
  return (
    <>
      <figcaption>
        <b>{chart.title}</b> <span className="muted">{chart.unit}</span>
      </figcaption>
      <ul className={styles.bars}>
        {chart.series.map(({ period, value }) => (
          <li key={period} className={period === chart.yardstick ? styles.yardstick : undefined}>
            <span>{period}</span>{' '}
            <svg aria-hidden="true">
              <rect x={percent(Math.min(0, value) - lowest)} width={percent(Math.abs(value))} height="100%" />
            </svg>
            <b>{change(language, value)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

const signs = [
  'M2 3h20v13H10l-5 5v-5H2z',
  'M2 2h12v12H2zM16 2h6v6h-6zM16 10h6v4h-6zM2 16h6v6H2zM10 16h12v6H10z',
  'M2 12h6v10H2zM9 7h6v15H9zM16 2h6v20h-6z',
  'M1 7h6v10H1zM9 7h6v10H9zM17 3h6v10h-6z',
  'M2 2h7v7h6V2h7v7h-5v6h5v7h-7v-7H9v7H2v-7h5V9H2z',
];
const tones = ['white', 'yellow', 'white', 'blue', 'white'] as const;

/** Five functions as tiles beside their heading. */
function Features({ title, items }: { title: string; items: Analyst['features'] }) {
  return (
    <section className={`tiles ${styles.features}`} aria-labelledby="features">
      <div className="tile" data-tone="ink">
        <h2 className="tile-text" id="features">
          {title}
        </h2>
      </div>
      <ul aria-labelledby="features">
        {items.map(({ title, text }, index) => (
          <Tile
            key={title}
            tone={tones[index]}
            art={
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={signs[index]} fill="currentColor" />
              </svg>
            }
          >
            <h3>{title}</h3>
            <p>{text}</p>
          </Tile>
        ))}
      </ul>
    </section>
  );
}

/** The layers as the columns of the flag, beside four answers for IT. */
function Foundation({ title, layers, parts }: Analyst['foundation']) {
  return (
    <section className={styles.foundation} data-tone="ink" aria-labelledby="foundation">
      <ol className="stack">
        {layers.map((layer) => (
          <li key={layer.title}>
            <b>{layer.title}</b>
            <span className="sm">{layer.text}</span>
          </li>
        ))}
      </ol>
      <div>
        <Head id="foundation" title={title} />
        <Rows layout="two" items={parts} />
      </div>
    </section>
  );
}

/** Six benefits as a table; on narrow screens each row becomes a block. */
function Benefits({ title, columns, rows }: Analyst['benefits']) {
  return (
    <Section id="benefits" title={title} className={styles.benefits}>
      <table aria-labelledby="benefits">
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ benefit, how, audience }) => (
            <tr key={benefit}>
              <th scope="row">{benefit}</th>
              <td>{how}</td>
              <td>{audience}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
