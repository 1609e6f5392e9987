import { Flag } from '../../../design/Flag.tsx';
import type { Analyst } from '../../../domain/content/analyst.ts';
import type { Language } from '../../../domain/languages.ts';
import styles from './DemoVideo.module.css';
import { ChartDrawing } from './drawings/ChartDrawing.tsx';

/** The project's own film (`npm run video`), or the one named in company.yaml. */
export interface Film {
  poster: string;
  sources: readonly { src: string; type?: string }[];
  /** Empty for a film from elsewhere, which brings its own. */
  captions: readonly { src: string; language: Language; name: string; isDefault: boolean }[];
}

interface Props {
  words: Analyst;
  language: Language;
  film: Film;
}

/** Pixels; reserves the space before the video loads. */
const frame = { width: 960, height: 720 };

/**
 * Demo video with a poster in HTML and one play button. While it plays (`PlayFilm.tsx`), or without script, the video
 * with the browser's controls replaces the poster.
 */
export function DemoVideo({ words: { name, solution, video }, language, film }: Props) {
  const [sample] = solution.questions;
  if (!sample) return null;
  return (
    <figure className={styles.film}>
      <div className={styles.poster}>
        <p className={styles.bar}>
          <Flag id="ai-retail-assistant" />
          <b>{name}</b>
          <span>{solution.sampleLabel}</span>
        </p>
        <div className={styles.sheet}>
          <p className={styles.ask}>{sample.question}</p>
          <p className={styles.answer}>{video.film.answer}</p>
          <p className={styles.labels}>
            <span className={styles.code}>{video.film.classLabel}</span> <span>{video.film.methodLabel}</span>
          </p>
          <ChartDrawing chart={sample.chart} language={language} />
        </div>
      </div>
      <button type="button" className={styles.play}>
        <span className={styles.wedge}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 4l13 8-13 8z" fill="currentColor" />
          </svg>
        </span>
        <span className={styles.caption}>
          <b>{video.title}</b> <span>{video.note}</span>
        </span>
      </button>
      <video
        className={styles.video}
        aria-label={video.title}
        controls
        playsInline
        preload="none"
        poster={film.poster}
        {...frame}
      >
        {film.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {film.captions.map(({ src, language, name, isDefault }) => (
          <track key={src} kind="captions" src={src} srcLang={language} label={name} default={isDefault} />
        ))}
        <p>{video.failed}</p>
      </video>
    </figure>
  );
}
