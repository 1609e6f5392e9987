import type { Analyst } from '../../../domain/content/analyst.ts';
import { DescriptionList } from '../DescriptionList.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './Foundation.module.css';

/** Technical foundation: three layers drawn as the columns of the flag, and four answers for IT. */
export function Foundation({ title, text, layers, parts }: Analyst['foundation']) {
  return (
    <section className="section" data-tone="ink" aria-labelledby="foundation">
      <div className="wrap">
        <SectionHead id="foundation" title={title} text={text} />
        <div className={styles.foundation}>
          <ol className={styles.layers}>
            {layers.map((layer) => (
              <li key={layer.title}>
                <b>{layer.title}</b>
                <span>{layer.text}</span>
              </li>
            ))}
          </ol>
          <DescriptionList className={styles.parts} items={parts} />
        </div>
      </div>
    </section>
  );
}
