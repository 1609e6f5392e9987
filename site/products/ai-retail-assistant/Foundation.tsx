import type { Analyst } from '../../../domain/content/analyst.ts';
import { DescriptionList } from '../../sections/DescriptionList.tsx';
import styles from './Foundation.module.css';

/** Technical foundation: the flag, whose columns are the layers, beside four answers for IT. */
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
