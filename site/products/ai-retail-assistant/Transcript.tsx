import { Icon } from '../../../design/Icon.tsx';
import type { Analyst } from '../../../domain/content/analyst.ts';
import styles from './Transcript.module.css';

/** The video as text: scenes and captions with their times. */
export function Transcript({ transcript, captions }: Analyst['video']) {
  return (
    <details className={styles.transcript}>
      <summary>
        <span className="wrap">
          {transcript}
          <Icon name="down" />
        </span>
      </summary>
      <ol className="wrap">
        {captions.map(({ from, to, scene, text }) => (
          <li key={from}>
            <span className="mono">
              {from}–{to} s
            </span>
            <p>{text}</p>
            <p className="muted">{scene}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
