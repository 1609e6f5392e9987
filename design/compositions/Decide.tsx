import type { ReactNode } from 'react';
import { Folded } from './Fold.tsx';
import { Rows } from './Rows.tsx';

/** A text in pieces; `sample` marks a value that the company confirms before launch. */
export type Sampled = readonly { text: string; sample: boolean }[];

/** Marks samples by a dotted underline. */
export function SampledText({ text }: { text: Sampled }) {
  return text.map((piece) =>
    piece.sample ? (
      <span key={piece.text} className="sample">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
}

/** Says what the dotted underline means. */
export function Legend({ mark, text }: { mark: string; text: string }) {
  return (
    <p className="legend">
      <span className="sample">{mark}</span>
      {text}
    </p>
  );
}

interface Answer {
  title: string;
  text: Sampled;
}

/** Whether a legend is due. */
export const hasSample = (answers: readonly Answer[]) =>
  answers.some(({ text }) => text.some(({ sample }) => sample));

export interface DecideProps {
  title: string;
  /** Three answers for this page. */
  answers: readonly Answer[];
  /** Conditions in small print; folded on phones under `summary`. */
  conditions: readonly Answer[];
  summary: string;
  legend: { mark: string; text: string };
  /** Button that phones and tablets show at the end. */
  button?: ReactNode;
}

/** Before you decide: three own answers, and the conditions. */
export function Decide({ title, answers, conditions, summary, legend, button }: DecideProps) {
  return (
    <section className="section section--tight" aria-labelledby="decide">
      <div className="wrap decide">
        <h2 className="xl" id="decide">
          {title}
        </h2>
        <Rows
          layout="three"
          items={answers.map(({ title, text }) => ({ title, text: <SampledText text={text} /> }))}
        />
        <Folded summary={summary}>
          <Conditions items={conditions} />
        </Folded>
        {hasSample([...answers, ...conditions]) && <Legend {...legend} />}
        {button && <div className="btns again">{button}</div>}
      </div>
    </section>
  );
}

/** Conditions in small print, in up to three columns (--cols). */
export function Conditions({ items, className = '' }: { items: readonly Answer[]; className?: string }) {
  return (
    <dl className={`conds ${className}`}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <SampledText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
