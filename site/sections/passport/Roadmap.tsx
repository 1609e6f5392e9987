import type { Passport } from '../../../domain/content/passport.ts';
import { SectionHead } from '../SectionHead.tsx';
import styles from './Roadmap.module.css';

/** What is planned: drawn in dashes, because it is not part of the product yet. */
export function Roadmap({ title, text, planned, items }: Passport['roadmap']) {
  return (
    <section className="section" aria-labelledby="roadmap">
      <div className="wrap">
        <SectionHead id="roadmap" title={title} text={text} />
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.title}>
              <span className={styles.planned}>{planned}</span>
              <h3 className="h4">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
