import { useEffect, useRef, useState } from 'react';
import type { Analyst } from '../../../domain/content/analyst.ts';
import type { Film } from './film.ts';
import styles from './Player.module.css';

/** Pixels; reserves the space before the video loads. */
const size = { width: 960, height: 788 };

interface Props {
  /** In the bar above the stage. */
  name: string;
  sample: string;
  /** The poster. */
  question: string;
  words: Pick<Analyst['video'], 'title' | 'note' | 'play' | 'pause' | 'failed'>;
  /** Our own captions: they stand in the strip below the film. */
  lines: readonly { from: number; to: number; text: string }[];
  film: Film;
}

/**
 * The demo video in a frame that keeps its size: the poster is words, and one button plays and pauses. Without script,
 * and for a film from elsewhere, the browser's controls do it.
 */
export function Player({ name, sample, question, words, lines, film }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [awake, setAwake] = useState(false);
  const [state, setState] = useState<'poster' | 'playing' | 'paused'>('poster');
  const [second, setSecond] = useState(0);
  const [failed, setFailed] = useState(false);
  const own = film.captions.length > 0;
  useEffect(() => {
    setAwake(true);
    if (own) for (const track of video.current?.textTracks ?? []) track.mode = 'disabled';
  }, [own]);

  function toggle() {
    const film = video.current;
    if (!film) return;
    if (film.paused) film.play().catch(({ name }) => setFailed(name === 'NotSupportedError'));
    else film.pause();
  }

  const line = lines.find(({ from, to }) => second >= from && second < to)?.text;
  const plays = state === 'playing';
  return (
    <figure className={styles.player} data-film={state === 'poster' ? undefined : state} data-tone="white">
      <p className={styles.bar}>
        <svg className="flag" viewBox="0 0 24 24" aria-hidden="true">
          <use href="#ai-retail-assistant" />
        </svg>
        <b>{name}</b>
        <span className="sm muted">{sample}</span>
      </p>
      <div className={styles.stage}>
        <p className={styles.question}>{question}</p>
        <video
          ref={video}
          aria-label={words.title}
          controls={!awake || !own}
          playsInline
          preload="none"
          poster={awake && own ? undefined : film.poster}
          onPlay={() => setState('playing')}
          onPause={() => setState('paused')}
          onEnded={() => setState('poster')}
          onTimeUpdate={() => setSecond(video.current?.currentTime ?? 0)}
          {...size}
        >
          {film.sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          {film.captions.map(({ src, language, name, isDefault }) => (
            <track key={src} kind="captions" src={src} srcLang={language} label={name} default={isDefault} />
          ))}
          <p>{words.failed}</p>
        </video>
      </div>
      <figcaption>
        <button
          type="button"
          aria-label={`${plays ? words.pause : words.play}: ${words.title}`}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={plays ? 'M5 3h5v18H5zM14 3h5v18h-5z' : 'M6 3l14 9-14 9z'} fill="currentColor" />
          </svg>
        </button>
        {state === 'poster' || !line ? (
          <p className={styles.about}>
            <b>{words.title}</b> <span>{failed ? words.failed : words.note}</span>
          </p>
        ) : (
          <p className={styles.caption}>{line}</p>
        )}
      </figcaption>
    </figure>
  );
}
