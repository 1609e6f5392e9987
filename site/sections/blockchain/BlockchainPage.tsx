import { SampledText } from '../../../design/compositions/Decide.tsx';
import { Rows } from '../../../design/compositions/Rows.tsx';
import { Section } from '../../../design/compositions/Section.tsx';
import { Steps } from '../../../design/compositions/Steps.tsx';
import { Flag } from '../../../design/Flag.tsx';
import type { BlockchainWords } from '../../../domain/content/infrastructure.ts';
import type { InfrastructureProps } from '../infrastructure/infrastructure.ts';
import {
  ConsultAgain,
  InfrastructureClosing,
  InfrastructureDecide,
  InfrastructureHero,
  InfrastructureQuestions,
} from '../infrastructure/parts.tsx';
import { Book } from './Book.tsx';
import { Boundary } from './Boundary.tsx';
import styles from './blockchain.module.css';
import { Copies } from './Copies.tsx';
import { LogBook } from './LogBook.tsx';
import { Ways } from './Ways.tsx';

/** The page is a log book: its first sections carry their check flags forward. */
export function BlockchainPage({ infrastructure }: InfrastructureProps<BlockchainWords>) {
  const { words, labels, filled, solutions } = infrastructure;
  const { artefact, boundary, book, copies, erasure, features, notice, options } = words;
  const answers = erasure.items
    .map(({ title, text }) => ({ title, text: filled(text) }))
    .filter(({ text }) => text.length > 0);
  return (
    <>
      <LogBook page={book.page} forward={artefact.forward}>
        <InfrastructureHero
          infrastructure={infrastructure}
          artTone="ink"
          className={styles.hero}
          art={<Book label={book.label} words={artefact} />}
        />
        <Copies {...copies} kinds={artefact.kinds} />
        <Section id="options" title={options.title} text={options.text}>
          <Ways items={options.ways} />
          <ConsultAgain infrastructure={infrastructure} />
        </Section>
        <Boundary {...boundary} earn={artefact.kinds.earn}>
          <h3 className="xl">{erasure.title}</h3>
          <p>{erasure.text}</p>
          <Rows
            layout="three"
            items={answers.map(({ title, text }) => ({ title, text: <SampledText text={text} /> }))}
          />
        </Boundary>
        <Section id="features" title={features.title} className={styles.adds}>
          <Rows layout="three" items={features.items} />
          <h2 className="xl">{labels.steps}</h2>
          <Steps items={words.steps} />
          <ConsultAgain infrastructure={infrastructure} />
        </Section>
      </LogBook>
      <Section id="solutions" title={words.solutions.title}>
        <ul className={styles.six}>
          {solutions.map(({ id, flag, href, name, text }) => (
            <li key={id}>
              <a href={href}>
                <Flag id={flag} />
                <h3>{name}</h3>
              </a>
              <p className="sm">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <InfrastructureDecide infrastructure={infrastructure} />
      <Section id="questions" title={labels.questions} tone="white">
        <InfrastructureQuestions infrastructure={infrastructure} two />
        <p className={`sm muted ${styles.notice}`}>
          <b>{notice.title}.</b> {notice.text}
        </p>
      </Section>
      <InfrastructureClosing infrastructure={infrastructure} />
    </>
  );
}
