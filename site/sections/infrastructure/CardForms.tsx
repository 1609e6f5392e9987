import type { Infrastructure } from '../../../domain/content/infrastructure.ts';
import { CardForm } from '../../drawings/scenes/CardForm.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './CardForms.module.css';

type Words = Extract<Infrastructure, { infrastructureType: 'Prepaid Card' }>;

/** The forms of a card as drawings of phone and envelope; other options below. */
export function CardForms({ options, scenes }: Pick<Words, 'options' | 'scenes'>) {
  const [virtual, physical, ...others] = options.rows;
  const forms = [
    ['virtual', virtual],
    ['physical', physical],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="options">
      <div className="wrap">
        <SectionHead id="options" title={options.title} text={options.text} />
      </div>
      <ul className={styles.forms}>
        {forms.map(
          ([form, row]) =>
            row && (
              <li key={form} data-tone={form === 'virtual' ? 'blue' : undefined}>
                <div>
                  <h3 className="h4">{row[0]}</h3>
                  <p className={styles.when}>{row[1]}</p>
                  <p>{row[2]}</p>
                </div>
                <CardForm form={form} words={scenes} />
              </li>
            ),
        )}
      </ul>
      <dl className={`wrap ${styles.others}`}>
        {others.map(([name, when, what]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{when}</dd>
            <dd className="muted">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
