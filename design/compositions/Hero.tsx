import type { ReactNode } from 'react';
import type { Tone } from './tone.ts';

interface Props {
  /** Above the heading: the breadcrumb, and a tag. */
  crumb?: ReactNode;
  tag?: ReactNode;
  title: string;
  lead: string;
  /** Who it is for, in one sentence. */
  audience?: string;
  /** Buttons: the first in ink, a second as ghost. */
  actions?: ReactNode;
  /** Below the buttons. */
  children?: ReactNode;
  facts?: readonly Fact[];
  /** Ground of the whole, and of the art alone. */
  tone?: Tone;
  artTone?: Tone;
  /** May set --fit and --art (hero.css). */
  className?: string;
  /** An SVG that fills its half, an `.object` on it, or both. */
  art: ReactNode;
}

/** The beginning of a page: what it is and for whom beside its art. */
export function Hero(props: Props) {
  const {
    crumb,
    tag,
    title,
    lead,
    audience,
    actions,
    children,
    facts,
    tone,
    artTone,
    className = '',
  } = props;
  return (
    <section className={`hero ${className}`} data-tone={tone}>
      <div className="hero-text">
        {crumb}
        {tag}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {audience && <p className="audience muted">{audience}</p>}
        {actions && <div className="btns">{actions}</div>}
        {children}
        {facts && <Facts items={facts} />}
      </div>
      <div className="hero-art" data-tone={artTone}>
        {props.art}
      </div>
    </section>
  );
}

interface Fact {
  label: string;
  value: string;
}

/** Three facts, label over value, at the foot of a hero or of a text. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className="facts">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
