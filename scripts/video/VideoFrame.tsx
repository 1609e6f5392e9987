import type { CSSProperties } from 'react';
import { Cloth } from '../../design/Flag.tsx';
import { productFlags } from '../../design/flags.ts';
import type { Analyst } from '../../domain/content/analyst.ts';
import type { Language } from '../../domain/languages.ts';
import { Season } from '../../site/products/ai-retail-assistant/drawings/challengeScenes.tsx';
import { BenchmarkTile } from '../../site/products/ai-retail-assistant/drawings/featureTiles.tsx';
import { LineChart, lineSheet } from '../../site/products/ai-retail-assistant/drawings/LineChart.tsx';

const sheet = lineSheet('film');

interface Props {
  words: Analyst;
  language: Language;
  second: number;
}

/** A frame of the demo video, 960 × 720. Its scenes follow `video.captions` of the page. */
export function VideoFrame({ words, language, second }: Props) {
  const { film } = words.video;
  const { question, chart } = words.solution.questions[0] as Analyst['solution']['questions'][number];
  const at = (start: number, length: number) => ease(clamp((second - start) / length));
  const straight = (start: number, length: number) => clamp((second - start) / length);

  const typed = question.slice(0, Math.round(straight(3.2, 2.2) * question.length));
  const sent = at(5.6, 0.5);
  const drawn = straight(9.2, 3);
  const scrolled = at(13, 0.6);
  const collected = at(16, 0.6);
  const closed = at(18, 0.5);
  const drawChart = (progress: number) => (
    <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
      <LineChart chart={chart} language={language} size="film" progress={progress} />
    </svg>
  );

  return (
    <div className="film">
      <div className="bar">
        <Flag />
        <b>{words.name}</b>
        <span>{words.solution.sampleLabel}</span>
      </div>

      <div className="view">
        <div className="page" style={move(0, -129 * scrolled - 640 * collected)}>
          <p className="ask" style={move((1 - sent) * 900, 0)}>
            {question}
          </p>
          <div className="labels">
            <span className="mono" style={move(-(1 - at(6.3, 0.5)) * 900, 0)}>
              {film.classLabel}
            </span>
            <span style={move(-(1 - at(7.3, 0.5)) * 900, 0)}>{film.methodLabel}</span>
          </div>
          {second >= 8.6 && <div className="chart">{drawChart(drawn)}</div>}
          {second >= 13.4 && (
            <p className="answer">
              {film.answer}
              <i style={move(0, 42 * Math.ceil(straight(13.6, 1) * 2))} />
            </p>
          )}
        </div>

        <div className="board" style={move(0, 640 * (1 - collected))}>
          <b>{film.storyboard}</b>
          <ul>
            <li>
              {drawChart(1)}
              <p>{film.answer}</p>
            </li>
            <li style={move(600 * (1 - at(16.4, 0.5)), 0)}>
              <BenchmarkTile label="" />
            </li>
            <li style={move(600 * (1 - at(16.7, 0.5)), 0)}>
              <Season />
            </li>
          </ul>
        </div>

        <div className="prompt" style={move(0, 200 * at(5.6, 0.3))}>
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
      </div>

      <div className="close" style={move(0, 720 * (1 - closed))}>
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

function Flag() {
  return (
    <svg viewBox="0 0 24 24">
      <Cloth planes={productFlags['ai-retail-assistant']} />
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
