import { Conditions, Legend, SampledText } from '../../../design/compositions/Decide.tsx';
import { Folded } from '../../../design/compositions/Fold.tsx';
import { Rows } from '../../../design/compositions/Rows.tsx';
import { Section } from '../../../design/compositions/Section.tsx';
import { Split } from '../../../design/compositions/Split.tsx';
import { Steps } from '../../../design/compositions/Steps.tsx';
import { Tile, Tiles } from '../../../design/compositions/Tiles.tsx';
import { Flag } from '../../../design/Flag.tsx';
import type { Passport } from '../../../domain/content/passport.ts';
import { ProductClosing, ProductDecide, ProductHero, ProductQuestions } from '../parts.tsx';
import type { ProductProps } from '../product.ts';
import { Architecture } from './Architecture.tsx';
import { Credential } from './Credential.tsx';
import { Places } from './Places.tsx';
import styles from './XrpPassport.module.css';

type Props = ProductProps<Passport>;

export function XrpPassportPage({ product }: Props) {
  const { words, figures } = product;
  const { bankingUseCase } = words;
  return (
    <>
      <ProductHero
        product={product}
        tone="blue"
        className={styles.hero}
        art={<Credential words={words.artefact} figures={figures} />}
      >
        <Standing product={product} />
      </ProductHero>
      <WhatItIs {...words.whatItIs} flag={words.flag} />
      <Places product={product} />
      <WhyLedger {...words.whyLedgerNative} advanced={words.advancedFeatures} />
      <Section
        id="banking"
        className="section--tight"
        title={bankingUseCase.title}
        text={bankingUseCase.text}
      >
        <Steps className={styles.five} items={bankingUseCase.steps} />
        <p className={`sm muted ${styles.note}`}>{bankingUseCase.note}</p>
      </Section>
      <Architecture product={product} />
      <Joining product={product} />
      <ProductDecide product={product} />
      <ProductQuestions product={product} />
      <ProductClosing product={product} />
    </>
  );
}

/** Badge of the grant programme, if any, and the ledger's name as our own plain wordmark. */
function Standing({ product: { words, grant, decide } }: Props) {
  return (
    <div className={`standing ${styles.standing}`}>
      <ul>
        {grant.text && (
          <li className="tag">
            <Flag id="xrp-passport" />
            <span>
              <SampledText text={[grant]} />
            </span>
          </li>
        )}
        <li>
          {words.ledger.role}{' '}
          <b>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path fill="currentColor" d="M0 0h16v4H0zM0 6h16v4H0zM0 12h16v4H0z" />
            </svg>{' '}
            {words.ledger.name}
          </b>
        </li>
      </ul>
      {grant.text && grant.sample && <Legend {...decide.legend} />}
    </div>
  );
}

/** What the passport is, its flag, and five terms. */
function WhatItIs({
  title,
  paragraphs: [lead, ...more],
  termsTitle,
  terms,
  flag,
}: Passport['whatItIs'] & Pick<Passport, 'flag'>) {
  return (
    <section className="section section--tight" aria-labelledby="what">
      <div className="wrap">
        <Split
          className={styles.what}
          art={
            <>
              <Flag id="xrp-passport" label={flag.alt} />
              <figcaption className="xl">{flag.says}</figcaption>
            </>
          }
        >
          <h2 id="what">{title}</h2>
          <p className="lead">{lead}</p>
          <p>{more.join(' ')}</p>
        </Split>
        <Folded summary={termsTitle} className={styles.terms}>
          <Conditions
            className={styles.five}
            items={terms.map((term) => ({ title: term.title, text: [{ text: term.text, sample: false }] }))}
          />
        </Folded>
      </div>
    </section>
  );
}

const tones = ['white', 'blue', 'red', 'yellow'] as const;

/** Why the identifier is on a ledger: each of its parts with what follows from it, and details for experts. */
function WhyLedger({
  title,
  text,
  parts,
  advanced,
}: Passport['whyLedgerNative'] & { advanced: Passport['advancedFeatures'] }) {
  return (
    <section data-tone="ink" aria-labelledby="ledger-native">
      <div className={`wrap ${styles.beside}`}>
        <h2 id="ledger-native">{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <Tiles className={styles.identifier}>
        {parts.map((part, index) => (
          <Tile
            key={part.code}
            tone={tones[index]}
            art={
              <>
                <code>{part.code}</code>
                <p className="sm">
                  <b>{part.name}.</b> {part.text}
                </p>
              </>
            }
          >
            <h3>{part.point.title}</h3>
            <p>{part.point.text}</p>
          </Tile>
        ))}
      </Tiles>
      <div className={`wrap ${styles.advanced}`}>
        <h3 className="xl">{advanced.title}</h3>
        <p>{advanced.text}</p>
        <Folded summary={advanced.title} note={advanced.text}>
          <Rows layout="two" items={advanced.items} />
        </Folded>
      </div>
    </section>
  );
}

/** How It Works, three ways to connect, and what is planned. */
function Joining({ product: { words, labels } }: Props) {
  const { steps, integration, roadmap } = words;
  return (
    <div className="section section--tight">
      <div className={`wrap ${styles.three}`}>
        <section aria-labelledby="steps">
          <h2 className="xl" id="steps">
            {labels.steps}
          </h2>
          <Steps upright items={steps} />
        </section>
        <section aria-labelledby="integration">
          <h2 className="xl" id="integration">
            {integration.title}
          </h2>
          <Folded summary={integration.title} note={namesOf(integration.options)}>
            <Rows items={integration.options} />
          </Folded>
        </section>
        <section aria-labelledby="roadmap">
          <h2 className="xl" id="roadmap">
            {roadmap.title}
          </h2>
          <Folded summary={roadmap.title} note={namesOf(roadmap.items)}>
            <Rows items={roadmap.items} />
            <p className="sm muted">{roadmap.text}</p>
          </Folded>
        </section>
      </div>
    </div>
  );
}

const namesOf = (items: Passport['steps']) => items.map(({ title }) => title).join(', ');
