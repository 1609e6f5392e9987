import type { Passport } from '../../../domain/content/passport.ts';
import { Architecture as Drawing } from '../../drawings/passport/Architecture.tsx';
import { DescriptionList } from '../DescriptionList.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './Architecture.module.css';

/** Architecture snapshot: the drawing, and what each of its four parts holds. */
export function Architecture({ title, text, drawing, parts }: Passport['architecture']) {
  return (
    <section className={`section ${styles.section}`} data-tone="white" aria-labelledby="architecture">
      <div className="wrap">
        <SectionHead id="architecture" title={title} text={text} />
        <div className={styles.body}>
          <div>
            <Drawing words={drawing} />
          </div>
          <DescriptionList className={styles.parts} items={parts} />
        </div>
      </div>
    </section>
  );
}
