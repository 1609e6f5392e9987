import type { ReactNode } from 'react';
import styles from './CallToAction.module.css';

interface Props {
  title: string;
  text: string;
  /** Meaning of flag K, in quotation marks. */
  says?: string;
  children: ReactNode;
}

/** Closing call of a page: the section is flag K, "I wish to communicate with you". */
export function CallToAction({ title, text, says, children }: Props) {
  return (
    <section className={styles.call} aria-labelledby="call">
      <div className={styles.hoist} data-tone="yellow">
        <h2 className="h2" id="call">
          {title}
        </h2>
        {says && <p className={styles.says}>{says}</p>}
      </div>
      <div className={styles.fly} data-tone="blue">
        <p className="lead">{text}</p>
        <div className={`btns ${styles.buttons}`}>{children}</div>
      </div>
    </section>
  );
}
