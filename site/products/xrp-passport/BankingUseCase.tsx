import type { ReactNode } from 'react';
import { Pennant } from '../../../design/Flag.tsx';
import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import type { Passport } from '../../../domain/content/passport.ts';
import { SectionHead } from '../../sections/SectionHead.tsx';
import styles from './BankingUseCase.module.css';
import { Place, type PlaceName } from './drawings/places.tsx';

type Props = Passport['bankingUseCase'] & {
  artefact: ArtefactWords<'xrp-passport'>;
  /** The button at the foot. */
  children: ReactNode;
};

const places: readonly PlaceName[] = ['phone', 'counter', 'desk', 'kiosk', 'barrier'];

/** Banking use case: five places with a pennant above each; below 56rem as rows. */
export function BankingUseCase({ title, text, steps, note, artefact, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby="banking">
      <div className="wrap">
        <SectionHead id="banking" title={title} text={text} />
      </div>
      <ol className={styles.quay}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <Pennant number={(index + 1) as 1 | 2 | 3 | 4 | 5} />
            <div className={styles.place}>
              <Place at={places[index] as PlaceName} words={artefact} />
            </div>
            <div className={styles.words}>
              <h3 className="h4">{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={`wrap ${styles.foot}`}>
        <p className={styles.note}>{note}</p>
        {children}
      </div>
    </section>
  );
}
