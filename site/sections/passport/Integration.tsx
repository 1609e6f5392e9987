import type { Passport } from '../../../domain/content/passport.ts';
import { integrationMarks } from '../../drawings/passport/integrationMarks.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './Integration.module.css';

/** Integration options: issuer mode, verifier mode, policy hooks, each with one example. */
export function Integration({ title, text, options }: Passport['integration']) {
  return (
    <section className="section" aria-labelledby="integration">
      <div className="wrap">
        <SectionHead id="integration" title={title} text={text} />
        <ul className={styles.options}>
          {options.map((option, index) => (
            <li key={option.title}>
              {integrationMarks[index]}
              <h3 className="h3">{option.title}</h3>
              <p>{option.text}</p>
              <p className={styles.example}>{option.example}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
