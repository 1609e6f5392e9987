import type { Analyst } from '../../../domain/content/analyst.ts';
import { DescriptionList } from '../../sections/DescriptionList.tsx';
import styles from './Foundation.module.css';

/** Technical foundation: half of the section is the flag, whose columns carry the layers; beside it four answers for IT. */
export function Foundation({ title, text, layers, parts }: Analyst['foundation']) {
  return (
    <section className={styles.foundation} data-tone="ink" aria-labelledby="foundation">
      <div className={styles.flag}>
        <div className={styles.head}>
          <h2 className="h2" id="foundation">
            {title}
          </h2>
          <p className="muted">{text}</p>
        </div>
        <ol className={styles.layers}>
          {layers.map((layer) => (
            <li key={layer.title}>
              <b>{layer.title}</b>
              <span>{layer.text}</span>
            </li>
          ))}
        </ol>
      </div>
      <DescriptionList className={styles.parts} items={parts} />
    </section>
  );
}
