import type { Person } from '../../content/people.ts';
import { Breadcrumb, type BreadcrumbProps } from '../Breadcrumb.tsx';
import { Crew } from './Crew.tsx';
import styles from './TeamHero.module.css';

interface Props {
  crumb: BreadcrumbProps;
  title: string;
  lead: string;
  flags: string;
  people: readonly Person[];
  /** Says that the persons are invented, while they are. */
  note?: string | undefined;
}

/** Hero of the team page: who they are in one sentence, then all of them. */
export function TeamHero({ crumb, title, lead, flags, people, note }: Props) {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
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
