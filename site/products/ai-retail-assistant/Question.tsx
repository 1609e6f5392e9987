import type { ReactNode } from 'react';
import { Head } from '../../../design/compositions/Section.tsx';
import { Pennant } from '../../../design/Flag.tsx';
import type { Analyst, Curve } from '../../../domain/content/analyst.ts';
import type { Language } from '../../../domain/languages.ts';
import styles from './Analyst.module.css';
import { depthOf, gridOf, level, stairs } from './chart.ts';

interface Props {
  language: Language;
  words: Pick<Analyst, 'challenge' | 'solution' | 'steps'>;
  /** Button below the answer. */
  button: ReactNode;
}

/** One question from its words to its answer: ribbons fall from what the statistics call them to the curve. */
export function Question({ language, words: { challenge, solution, steps }, button }: Props) {
  const { question, marks, answer, figure, detail, chart } = solution.asked;
  const [ask, check, use] = steps.map((step, index) => (
    <div key={step.title} className={styles.step}>
      <Pennant number={(index + 1) as 1 | 2 | 3} />
      <h3>{step.title}</h3>
      <p>{step.text}</p>
    </div>
  ));
  const cloths = [styles.ink, styles.yellow, styles.blue, styles.frame];
  return (
    <section className={styles.path} data-tone="white" aria-labelledby="challenge">
      <div className={styles.plot}>
        <Head id="challenge" title={challenge.title} text={challenge.text} />
        <div className={styles.ask}>
          {ask}
          <div>
            <h3 className={`xl ${styles.how}`}>{solution.title}</h3>
            <p className={styles.words}>
              {marked(
                question,
                marks.map((text, index) => ({ text, cloth: cloths[index] })),
              )}
            </p>
          </div>
        </div>
        <ol className={styles.ribbons}>
          {challenge.points.map(({ code, title, text }, index) => (
            <li key={code} className={cloths[index]}>
              <b className="mono">{code}</b>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.chart}>
          {check}
          <Chart {...{ language, chart }} />
        </div>
        <div className={`${styles.ask} ${styles.answer}`}>
          {use}
          <div>
            <p className={styles.words}>{marked(answer, [{ text: figure, cloth: styles.red }])}</p>
            <p className="lead">{detail}</p>
            <p className="sm muted">
              {chart.source}. {solution.note}
            </p>
            <Figures {...{ language, chart }} toggle={solution.tableToggle} />
            <div className="btns">{button}</div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** A text with some of its words on cloth. */
function marked(text: string, marks: readonly { text: string; cloth: string | undefined }[]): ReactNode {
  const [mark, ...others] = marks;
  if (!mark) return text;
  const [before = '', ...after] = text.split(mark.text);
  if (after.length === 0) return marked(text, others);
  return (
    <>
      {marked(before, others)}
      <mark className={mark.cloth}>{mark.text}</mark>
      {marked(after.join(mark.text), others)}
    </>
  );
}

const percent = (share: number) => `${+(100 * share).toFixed(2)}%`;

/** The curve from edge to edge; ribbons end on it at the quarters of the page. */
function Chart({ language, chart }: { language: Language; chart: Curve }) {
  const { series, highlight, label } = chart;
  const values = series.map(({ value }) => value);
  const grid = gridOf(values);
  const depth = (index: number) => percent(depthOf(values[index] as number, grid));
  const last = values.length - 1;
  const lowest = series.findIndex(({ period }) => period === highlight.period);
  const at = (index: number) => percent(index / values.length);
  const quarters = [0.25, 0.5, 0.75];
  const cloths = [styles.ink, styles.yellow, styles.blue];
  const [left, right] = [(100 * lowest) / values.length, (100 * (lowest + 1)) / values.length];
  return (
    <svg className={styles.series} role="img" aria-label={label} data-gesture="">
      {grid.map((value) => {
        const y = percent(depthOf(value, grid));
        return <line key={value} x2="100%" y1={y} y2={y} className={styles.rule} />;
      })}
      <svg>
        {quarters.map((share, index) => (
          <rect
            key={share}
            x={percent(share)}
            y="-2"
            height={depth(share * values.length)}
            className={`${styles.ribbon} ${cloths[index]}`}
          />
        ))}
      </svg>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={stairs(values, 100, 100)} className={styles.stairs} />
        <path
          d={`M${left} ${100 * depthOf(values[lowest] as number, grid)}H${right}`}
          className={styles.low}
        />
      </svg>
      {grid.slice(0, -1).map((value) => (
        <text key={value} x="100%" y={percent(depthOf(value, grid))} textAnchor="end" className={styles.tick}>
          {value}
        </text>
      ))}
      <text y={depth(0)} className={styles.start}>
        {level(language, values[0] as number)}
      </text>
      <text x={at(lowest + 0.5)} y={depth(lowest)} textAnchor="middle" className={styles.lowest}>
        {highlight.text}
      </text>
      <text x="100%" y={depth(last)} textAnchor="end" className={styles.end}>
        {level(language, values[last] as number)}
      </text>
      <text y="100%" className={styles.month}>
        {series[0]?.period}
      </text>
      <text x={at(lowest + 0.5)} y="100%" textAnchor="middle" className={styles.month}>
        {series[lowest]?.period}
      </text>
      <text x="100%" y="100%" textAnchor="end" className={styles.month}>
        {series[last]?.period}
      </text>
    </svg>
  );
}

/** The figures of the curve as a table. */
function Figures({ language, chart, toggle }: { language: Language; chart: Curve; toggle: string }) {
  return (
    <details className={styles.figures}>
      <summary className="link">{toggle}</summary>
      <table>
        <caption>
          {chart.title}. {chart.unit}
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
              <td>{level(language, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
