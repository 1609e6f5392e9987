import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';
import { Facts } from './Facts.tsx';
import styles from './ProductHero.module.css';

interface Props {
  crumb: BreadcrumbProps;
  name: string;
  lead: string;
  /** One sentence below the lead: who it is for. */
  audience?: string;
  /** Stands between crumb and heading, such as the badge of a grant programme. */
  badge?: ReactNode;
  /** Buttons, one ink and one ghost at most. */
  actions?: ReactNode;
  facts: readonly { label: string; value: string }[];
  /** Ground of the art where it is no flag. */
  ground?: 'ink' | 'yellow';
  /** The art: a `Stage`, or a drawing on the ground. */
  children: ReactNode;
}

/** Hero per pale: text on one half, flag and artefact on the other. */
export function ProductHero({ crumb, name, lead, audience, badge, actions, facts, ground, children }: Props) {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <Breadcrumb {...crumb} />
        {badge && <div className={styles.badge}>{badge}</div>}
        <h1 className="h1">{name}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {audience && <p className={`muted ${styles.audience}`}>{audience}</p>}
        {actions && <div className={`btns ${styles.actions}`}>{actions}</div>}
        <Facts items={facts} />
      </div>
      <div className={`${styles.art} ${ground ? styles[ground] : ''}`} data-tone={ground}>
        {children}
      </div>
    </section>
  );
}
