import { DialogButton } from '../../../design/Button.tsx';
import { type Sampled, SampledText } from '../../../design/compositions/Decide.tsx';
import { Pennant } from '../../../design/Flag.tsx';
import type { Job } from '../../content/jobs.ts';
import { LinkedText } from '../../content/LinkedText.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './HowToApply.module.css';

interface Props {
  title: string;
  /** May contain `[links](address)`. */
  text: string;
  items: readonly { title: string; text: string; note: Sampled }[];
  jobs: readonly Job[];
  /** Read out before the title of each role. */
  apply: string;
}

/** The steps of an application, then one button for each role. */
export function HowToApply({ title, text, items, jobs, apply }: Props) {
  return (
    <section className="section" aria-labelledby="how-to-apply">
      <div className="wrap">
        <SectionHead id="how-to-apply" title={title} text={<LinkedText text={text} />} />
        <ol className={styles.steps}>
          {items.map(({ title, text, note }, index) => (
            <li key={title}>
              <Pennant number={(index + 1) as 1 | 2 | 3 | 4 | 5} />
              <h3 className="h4">{title}</h3>
              <p className="muted">{text}</p>
              {note.length > 0 && (
                <p>
                  <SampledText text={note} />
                </p>
              )}
            </li>
          ))}
        </ol>
        <div className={styles.doors}>
          {jobs.map(({ id, title }) => (
            <DialogButton key={id} dialog={`apply-${id}`} kind="ghost" icon="arrow">
              <span className="sr">{apply} </span>
              {title}
            </DialogButton>
          ))}
        </div>
      </div>
    </section>
  );
}
