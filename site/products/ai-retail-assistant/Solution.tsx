import type { ReactNode } from 'react';
import { Pennant } from '../../../design/Flag.tsx';
import type { Analyst, Chart } from '../../../domain/content/analyst.ts';
import type { Language } from '../../../domain/languages.ts';
import { Chat } from './Chat.tsx';
import { ChartDrawing } from './drawings/ChartDrawing.tsx';
import { figureOf } from './drawings/chart.ts';
import styles from './Solution.module.css';

interface Props {
  language: Language;
  words: Analyst['solution'];
  name: string;
  steps: { title: string; items: Analyst['steps'] };
  /** The button below the steps. */
  children: ReactNode;
}

/**
 * Two example questions and their answers. The choice is native (radio buttons and `:has()`); without script both
 * answers show. The island around it only animates.
 */
export function Solution({ language, words, name, steps, children }: Props) {
  return (
    <div className={`wrap grid ${styles.solution}`}>
      <div className={styles.text}>
        <h2 className="h2" id="solution">
          {words.title}
        </h2>
        <p className="lead">{words.text}</p>
        <fieldset className={styles.choices}>
          <legend>{words.choose}</legend>
          {words.questions.map(({ id, question }, index) => (
            <label key={id}>
              <input type="radio" name="question" value={id} defaultChecked={index === 0} />
              {question}
            </label>
          ))}
        </fieldset>
        <div className={styles.steps}>
          <h3 className="h4">{steps.title}</h3>
          <ol>
            {steps.items.map((step, index) => (
              <li key={step.title}>
                <Pennant number={(index + 1) as 1 | 2 | 3} />
                <div>
                  <h4>{step.title}</h4>
                  <p className="muted">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="btns">{children}</div>
        </div>
      </div>
      <div className={styles.answers} aria-live="polite">
        {words.questions.map(({ id, question, answer, detail, chart }) => (
          <div key={id} className={styles.answer}>
            <Chat
              name={name}
              note={words.sampleLabel}
              question={question}
              answer={answer}
              input={words.inputHint}
            >
              <p>{detail}</p>
              <figure className={styles.chart}>
                <figcaption>
                  <b>{chart.title}</b>
                  <span>{chart.unit}</span>
                </figcaption>
                <ChartDrawing chart={chart} language={language} />
              </figure>
              <p className={styles.source}>{chart.source}</p>
              <Figures chart={chart} language={language} toggle={words.tableToggle} />
            </Chat>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The figures of a chart as a table. */
function Figures({ chart, language, toggle }: { chart: Chart; language: Language; toggle: string }) {
  return (
    <details className={styles.figures}>
      <summary>{toggle}</summary>
      <table>
        <caption className="sr">
          {chart.title}. {chart.source}
        </caption>
        <thead>
          <tr>
            <th scope="col">{chart.periodHeading}</th>
            <th scope="col">{chart.valueHeading}</th>
          </tr>
        </thead>
        <tbody>
          {chart.series.map(({ period, value }) => (
            <tr key={period}>
              <th scope="row">{period}</th>
              <td>{figureOf(chart, language, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
