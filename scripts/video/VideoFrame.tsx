import type { CSSProperties } from 'react';
import { Cloth } from '../../design/Flag.tsx';
import { productFlags } from '../../design/flags.ts';
import type { Analyst } from '../../domain/content/analyst.ts';
import type { Language } from '../../domain/languages.ts';
import { FilmChart } from './FilmChart.tsx';

interface Props {
  words: Analyst;
  language: Language;
  second: number;
}

/** A frame of the demo video, 960 × 788: the stage of the player, which has name, captions and button around it. */
export function VideoFrame({ words, language, second }: Props) {
  const { film } = words.video;
  const { asked, compared } = words.solution;
  const { question, chart } = asked;
  const at = (start: number, length: number) => ease(clamp((second - start) / length));
  const straight = (start: number, length: number) => clamp((second - start) / length);

  const typed = question.slice(0, Math.round(straight(3.2, 2.2) * question.length));
  const sent = at(5.6, 0.5);
  const drawn = straight(9.2, 3);
  const collected = at(16, 0.6);
  const closed = at(18, 0.5);

  return (
    <div className="film">
      <div className="page" style={move(0, -788 * collected)}>
        <p className="ask" style={move((1 - sent) * 960, 0)}>
          {question}
        </p>
        <div className="labels">
          <span className="mono" style={move(-(1 - at(6.3, 0.5)) * 960, 0)}>
            {film.classLabel}
          </span>
          <span style={move(-(1 - at(7.3, 0.5)) * 960, 0)}>{film.methodLabel}</span>
        </div>
        {second >= 8.6 && <FilmChart chart={chart} language={language} progress={drawn} />}
        {second >= 13.4 && (
          <p className="answer">
            {film.answer}
            <i style={move(0, 46 * Math.ceil(straight(13.6, 1) * 2))} />
          </p>
        )}
      </div>

      <div className="prompt" style={move(0, 640 * at(5.6, 0.4))}>
        <span>
          {second < 3.2 ? <em>{film.inputHint}</em> : typed}
          {isCaretShown(second) && <i />}
        </span>
        <b>
          <svg viewBox="0 0 24 24">
            <path d="M3 12h17M14 6l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </b>
      </div>

      <div className="board" style={move(0, 788 * (1 - collected))}>
        <b>{film.storyboard}</b>
        <ul>
          <li>
            <FilmChart chart={chart} language={language} progress={1} />
            <p>{film.answer}</p>
          </li>
          <li style={move(600 * (1 - at(16.4, 0.5)), 0)}>
            <Bars values={compared.chart.series.map(({ value }) => value)} />
          </li>
          <li style={move(600 * (1 - at(16.7, 0.5)), 0)}>
            <Year />
          </li>
        </ul>
      </div>

      <div className="close" style={move(0, 788 * (1 - closed))}>
        <svg viewBox="0 0 24 24">
          {productFlags['ai-retail-assistant'].slice(1).map((plane, index) => (
            <g key={plane[1]} transform={`translate(0 ${24 * (1 - at(18.3 + index * 0.15, 0.6))})`}>
              <Cloth planes={[plane]} />
            </g>
          ))}
        </svg>
        <div>
          <b>{words.name}</b>
          <span>{film.closing}</span>
        </div>
      </div>
    </div>
  );
}

/** The second answer, without words. */
function Bars({ values }: { values: readonly number[] }) {
  const bar = (value: number, index: number) => `M40 ${index * 26}h${value * 56}v18h${-value * 56}z`;
  return (
    <svg viewBox="0 0 240 148">
      <path d={values.map(bar).join('')} fill="var(--f-blue)" />
      <path d={bar(values[3] ?? 0, 3)} fill="var(--f-red)" />
      <path d="M40 0V148" stroke="var(--f-ink)" strokeWidth="2" />
    </svg>
  );
}

/** Raw figures of a year, highest in December. */
function Year() {
  const months = [52, 44, 58, 66, 70, 62, 58, 54, 64, 72, 96, 136];
  const column = (month: number, index: number) => `M${index * 20} 148v${-month}h14v${month}z`;
  return (
    <svg viewBox="0 0 240 148">
      <path d={months.map(column).join('')} fill="var(--f-ink)" />
      <path d={column(136, 11)} fill="var(--f-yellow)" stroke="var(--f-ink)" strokeWidth="2" />
    </svg>
  );
}

function move(x: number, y: number): CSSProperties {
  return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` };
}

/** The caret blinks before typing and is steady while typing. */
function isCaretShown(second: number): boolean {
  return second < 3.2 ? second % 1 < 0.5 : second < 5.6;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Ease out, like `--ease` of the site. */
function ease(value: number): number {
  return 1 - (1 - value) ** 4;
}
