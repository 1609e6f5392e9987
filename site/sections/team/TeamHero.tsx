import { Breadcrumb, type BreadcrumbProps } from '../../../design/compositions/Breadcrumb.tsx';
import type { Person } from '../../content/people.ts';
import { Crew } from './Crew.tsx';
import styles from './TeamHero.module.css';

interface Props {
  crumb: BreadcrumbProps;
  title: string;
  lead: string;
  flags: string;
  people: readonly Person[];
  /** Marks the persons as invented. */
  note?: string | undefined;
}

/** Hero of the team page: one sentence, then everybody. */
export function TeamHero({ crumb, title, lead, flags, people, note }: Props) {
  return (
    <section className={styles.hero}>
      <div className={`grid ${styles.text}`}>
        <div className={styles.crumb}>
          <Breadcrumb {...crumb} />
        </div>
        <h1 className="h1">{title}</h1>
        <div className={styles.lead}>
          <p className="lead">{lead}</p>
          {note && <p className="muted sm">{note}</p>}
        </div>
      </div>
      <Crew label={flags} people={people} />
    </section>
  );
}
