import type { Passport } from '../../../domain/content/passport.ts';
import { SectionHead } from '../SectionHead.tsx';
import styles from './Advanced.module.css';

/** Advanced features: title on the hoist side, explanation on the fly side. */
export function Advanced({ title, text, items }: Passport['advancedFeatures']) {
  return (
    <section className="section" data-tone="white" aria-labelledby="advanced">
      <div className="wrap">
        <SectionHead id="advanced" title={title} text={text} />
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.title}>
              <h3 className="h3">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
