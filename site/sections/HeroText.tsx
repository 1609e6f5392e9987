import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';
import { Facts } from './Facts.tsx';
import styles from './HeroText.module.css';

export interface HeroTextProps {
  crumb: BreadcrumbProps;
  /** Stands between crumb and heading, such as the badge of a grant programme. */
  badge?: ReactNode;
  name: string;
  lead: string;
  /** One sentence below the lead: who it is for. */
  audience?: string;
  /** Buttons: a row of one ink and one ghost at most, or a list that says where each leads. */
  actions?: ReactNode;
  facts: readonly { label: string; value: string }[];
  tone?: 'ink';
}

/** The half of a hero that holds its words, from crumb to facts. */
export function HeroText({ crumb, badge, name, lead, audience, actions, facts, tone }: HeroTextProps) {
  return (
    <div className={styles.text} data-tone={tone}>
      <Breadcrumb {...crumb} />
      {badge && <div className={styles.badge}>{badge}</div>}
      <h1 className="h1">{name}</h1>
      <p className={`lead ${styles.lead}`}>{lead}</p>
      {audience && <p className={`muted ${styles.audience}`}>{audience}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      <Facts items={facts} />
    </div>
  );
}
