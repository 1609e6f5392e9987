import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import type { Passport } from '../../../domain/content/passport.ts';
import { FeatureList } from '../../sections/FeatureList.tsx';
import { SectionHead } from '../../sections/SectionHead.tsx';
import { KeyFeatures as Drawing } from './drawings/KeyFeatures.tsx';
import styles from './KeyFeatures.module.css';

interface Props {
  title: string;
  text: string;
  name: string;
  /** The first three are left of the phone, the others right. */
  items: Passport['features'];
  artefact: ArtefactWords<'xrp-passport'>;
}

/** Key features on both sides of the holder's phone, connected to its details. */
export function KeyFeatures({ title, text, name, items, artefact }: Props) {
  return (
    <section className={styles.section} data-tone="white" aria-labelledby="features">
      <div className={`wrap ${styles.head}`}>
        <SectionHead id="features" title={title} text={text} />
      </div>
      <div className={styles.body}>
        <p className={styles.name} id="features-name">
          {name}
        </p>
        <div className={styles.object}>
          <Drawing words={artefact} className={styles.drawing} />
        </div>
        <FeatureList items={items} labelledBy="features-name" />
      </div>
    </section>
  );
}
