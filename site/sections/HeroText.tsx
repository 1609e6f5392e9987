import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../../design/compositions/Breadcrumb.tsx';
import { Facts } from './Facts.tsx';
import styles from './HeroText.module.css';

export interface HeroTextProps {
  crumb: BreadcrumbProps;
  /** Between crumb and heading, such as a grant badge. */
  badge?: ReactNode;
  name: string;
  lead: string;
  /** Who it is for, in one sentence. */
  audience?: string;
  /** At most one ink and one ghost button, or a list of buttons with notes. */
  actions?: ReactNode;
  facts: readonly { label: string; value: string }[];
  tone?: 'ink';
}

/** The text half of a hero, from crumb to facts. */
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
