import type { Analyst } from '../../../domain/content/analyst.ts';
import type { Language } from '../../../domain/languages.ts';
import styles from './DemoVideo.module.css';

/** The film: the project's own (`npm run video`), or the one that company.yaml names. */
export interface Film {
  poster: string;
  sources: readonly { src: string; type?: string }[];
  /** Captions of our own film; a foreign one brings its own. */
  captions: readonly { src: string; language: Language; name: string; isDefault: boolean }[];
}

/** Frame of the film in pixels; it also keeps the place free before anything is loaded. */
export const frame = { width: 960, height: 720 };

/** Demo video with the browser's own controls. Nothing is loaded but the poster until a person plays it. */
export function DemoVideo({ words, film }: { words: Analyst['video']; film: Film }) {
  return (
    <figure className={styles.film}>
      <video
        className={styles.video}
        aria-label={words.title}
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
        <p>{words.failed}</p>
      </video>
      <figcaption className={styles.caption}>
        <b>{words.title}</b>
        <span>{words.note}</span>
      </figcaption>
    </figure>
  );
}
