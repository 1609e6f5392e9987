import type { Analyst } from '../../../domain/content/analyst.ts';
import { challengeScenes } from '../../drawings/analyst/challengeScenes.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './Challenge.module.css';

/** The challenge: what lies between a statistics office and an answer. */
export function Challenge({ title, text, points }: Analyst['challenge']) {
  return (
    <section className="section" aria-labelledby="challenge">
      <div className="wrap">
        <SectionHead id="challenge" title={title} text={text} />
        <ul className={styles.points}>
          {points.map((point, index) => (
            <li key={point.title}>
              {challengeScenes[index]}
              <h3 className="h4">{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
