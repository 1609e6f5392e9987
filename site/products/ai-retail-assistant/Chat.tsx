import type { ReactNode } from 'react';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import styles from './Chat.module.css';

interface Props {
  name: string;
  /** Marks the figures as samples. */
  note: string;
  question: string;
  /** First sentence of the answer, in bold. */
  answer: string;
  /** Placeholder of the input field, which is only drawn. */
  input: string;
  /** The rest of the answer: sentences, chart, source. */
  children: ReactNode;
  className?: string;
}

/** A question and its answer in the analyst's chat window. */
export function Chat({ name, note, question, answer, input, children, className = '' }: Props) {
  return (
    <div className={`${styles.chat} ${className}`}>
      <div className={styles.bar}>
        <Flag id="ai-retail-assistant" />
        <span>{name}</span>
        <span className={styles.note}>{note}</span>
      </div>
      <p className={styles.ask}>{question}</p>
      <div className={styles.answer}>
        <Flag id="ai-retail-assistant" />
        <div>
          <p>
            <b>{answer}</b>
          </p>
          {children}
        </div>
      </div>
      <div className={styles.prompt} aria-hidden="true">
        <span>{input}</span>
        <b>
          <Icon name="arrow" />
        </b>
      </div>
    </div>
  );
}
