import { Head, Section } from '../../../design/compositions/Section.tsx';
import { Steps } from '../../../design/compositions/Steps.tsx';
import { Flag } from '../../../design/Flag.tsx';
import type { PrepaidCardWords } from '../../../domain/content/infrastructure.ts';
import { CardStack } from '../../drawings/CardStack.tsx';
import type { InfrastructureProps } from '../infrastructure/infrastructure.ts';
import {
  ConsultAgain,
  InfrastructureClosing,
  InfrastructureDecide,
  InfrastructureHero,
  InfrastructureQuestions,
} from '../infrastructure/parts.tsx';
import { Issuer } from './Issuer.tsx';
import { Layers } from './Layers.tsx';
import styles from './prepaid-card.module.css';

/** The page takes one card apart, layer by layer. */
export function PrepaidCardPage({ infrastructure }: InfrastructureProps<PrepaidCardWords>) {
  const { words, labels, solutions } = infrastructure;
  const cards = solutions.map(({ flag, name }) => ({ flag, name })).toReversed();
  return (
    <>
      <InfrastructureHero
        infrastructure={infrastructure}
        artTone="blue"
        className={styles.hero}
        art={<CardStack {...words.cards} cards={cards} className="object" />}
      />
      <Section id="features" title={words.inside.title} text={words.inside.text} tone="ink">
        <Layers infrastructure={infrastructure} />
      </Section>
      <Section id="steps" title={labels.steps}>
        <Steps items={words.steps} />
        <ConsultAgain infrastructure={infrastructure} />
      </Section>
      <section aria-labelledby="solutions">
        <div className={`wrap ${styles.top}`}>
          <Head id="solutions" title={words.solutions.title} text={undefined} />
        </div>
        <ul className={styles.fly}>
          {solutions.map(({ id, flag, href, name, text }) => (
            <li key={id}>
              <a href={href}>
                <Flag id={flag} />
                <div>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="section" data-tone="white" aria-labelledby="questions">
        <div className={`wrap ${styles.issuer}`}>
          <Issuer infrastructure={infrastructure} />
          <div className="split-text">
            <h2 className="xl" id="questions">
              {labels.questions}
            </h2>
            <InfrastructureQuestions infrastructure={infrastructure} />
          </div>
        </div>
      </section>
      <InfrastructureDecide infrastructure={infrastructure} />
      <InfrastructureClosing infrastructure={infrastructure} />
    </>
  );
}
