import { Rows } from '../../../design/compositions/Rows.tsx';
import { Section } from '../../../design/compositions/Section.tsx';
import { Split } from '../../../design/compositions/Split.tsx';
import { Steps } from '../../../design/compositions/Steps.tsx';
import { colour, FlagAt } from '../../drawings/shapes.tsx';
import { DemoAgain, ProductClosing, ProductDecide, ProductHero, ProductQuestions } from '../parts.tsx';
import type { ProductProps, SolutionWords } from '../product.ts';
import styles from './FanPay.module.css';
import { evening, found, Tape } from './Tape.tsx';
import { Terminal } from './Terminal.tsx';

export function FanPayPage({ product }: ProductProps<SolutionWords<'fan-pay'>>) {
  const { words, labels, figures } = product;
  const { artefact, flag } = words;
  return (
    <>
      <ProductHero
        product={product}
        className={styles.hero}
        artTone="blue"
        art={<Terminal words={artefact} amount={figures.euro(found.euro)} reference={found.reference} />}
      />
      <section data-tone="yellow" aria-labelledby="statement">
        <h2 className={`wrap ${styles.statement}`} id="statement">
          {words.introductions.statement}
        </h2>
        <Tape product={product} />
        <section className={styles.paper} data-tone="white" aria-labelledby="features">
          <div className="wrap">
            <h3 className={styles.key} id="features">
              {labels.features}
            </h3>
            <Rows layout="three" items={words.features} />
            <p className="legend">
              {artefact.club}, {figures.fullDate(evening)}. {artefact.tape.samples}
            </p>
            <DemoAgain product={product} />
          </div>
        </section>
      </section>
      <section className={styles.gain} data-tone="blue" aria-labelledby="gain">
        <Split
          bleed
          flip
          art={
            <>
              <svg viewBox="0 3 24 18" role="img" aria-label={flag.alt}>
                <FlagAt id="fan-pay" x={0} y={0} size={24} />
                <path fill={colour.white} d="M10-24h4V3h-4zM10 21h4v27h-4z" />
              </svg>
              <figcaption>
                <h3>{flag.says}</h3>
                <dl>
                  {flag.reading.map(({ title, text }) => (
                    <div key={title}>
                      <dt>{title}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </figcaption>
            </>
          }
        >
          <h2 id="gain">{artefact.gain.title}</h2>
          <dl className={styles.gains}>
            {artefact.gain.items.map(({ title, text }) => (
              <div key={title}>
                <dt className="xl">{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Split>
      </section>
      <Section id="steps" title={labels.steps}>
        <Steps items={words.steps} />
      </Section>
      <ProductDecide product={product} />
      <ProductQuestions product={product} />
      <ProductClosing product={product} />
    </>
  );
}
