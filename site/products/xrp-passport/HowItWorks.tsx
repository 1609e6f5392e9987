import { Pennant } from '../../../design/Flag.tsx';
import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import type { Passport } from '../../../domain/content/passport.ts';
import { Poster } from './drawings/places.tsx';
import styles from './HowItWorks.module.css';

interface Props extends Pick<Passport, 'steps' | 'integration'> {
  title: string;
  text: string;
  artefact: ArtefactWords<'xrp-passport'>;
}

const posters = ['issuer', 'verifier', 'hooks'] as const;

/** Three steps, and beside them the three ways to connect. */
export function HowItWorks({ title, text, steps, integration, artefact }: Props) {
  return (
    <section className="section" aria-labelledby="steps">
      <div className={`wrap ${styles.how}`}>
        <div>
          <h2 className="h2" id="steps">
            {title}
          </h2>
          <p className={`muted ${styles.text}`}>{text}</p>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={step.title}>
                <Pennant number={(index + 1) as 1 | 2 | 3} />
                <div>
                  <h3 className="h4">{step.title}</h3>
                  <p className="muted">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <div className={styles.ways}>
            <h3 className="h3">{integration.title}</h3>
            <p className="muted">{integration.text}</p>
          </div>
          <ul className={styles.posters}>
            {integration.options.map((option, index) => (
              <li key={option.title}>
                <Poster of={posters[index] ?? 'issuer'} words={artefact} />
                <div>
                  <h4 className="h4">{option.title}</h4>
                  <p className="muted">{option.text}</p>
                  <p className={styles.example}>{option.example}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
