import type { ReactNode } from 'react';
import summary from '../../design/ErrorSummary.module.css';
import { Flag } from '../../design/Flag.tsx';
import type { FormsWords } from '../../domain/content/forms.ts';
import { LinkedText } from '../content/LinkedText.tsx';
import styles from './Answer.module.css';

interface Props {
  words: FormsWords['resultPages'];
  home: string;
  /** Title and text until the server fills in its own. */
  success: { title: string; text: string };
  formTitle: string;
  /** The form, to be sent again. */
  children: ReactNode;
}

/**
 * Result page of a form sent without script. The server fills every `data-answer` and removes the parts of the other
 * outcome.
 */
export function Answer({ words, home, success, formTitle, children }: Props) {
  return (
    <section className={styles.answer}>
      <div className="wrap">
        <div className={styles.said}>
          <div data-answer="success">
            <Flag id="ics-C" />
          </div>
          <div data-answer="failure">
            <Flag id="ics-N" className={styles.refused} />
            <Flag id="ics-U" className={styles.wrong} />
          </div>
          <div>
            <h1 data-answer="title">{success.title}</h1>
            <p className="lead" data-answer="text">
              {success.text}
            </p>
            <p data-answer="detail">{words.confirmation}</p>
            <div className={`btns ${styles.ways}`}>
              <a className="btn" data-answer="back" href={home}>
                {words.back}
              </a>
              <a className="btn btn--ghost" href={home}>
                {words.home}
              </a>
            </div>
            <p className="sm muted">
              <LinkedText text={words.keep} />
            </p>
          </div>
        </div>
        <div className={styles.form} data-answer="form">
          <h2 className="xl" id="answer-form-title" data-answer="form-title">
            {formTitle}
          </h2>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
          <div
            className={`${summary.summary} ${styles.summary}`}
            data-answer="summary"
            role="group"
            aria-labelledby="answer-summary-title"
            tabIndex={-1}
            // biome-ignore lint/a11y/noAutofocus: what is wrong is read first
            autoFocus
            hidden
          >
            <Flag id="ics-U" />
            <div>
              <p className={summary.title} id="answer-summary-title" data-answer="summary-title" />
              <ul data-answer="summary-list" />
            </div>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
