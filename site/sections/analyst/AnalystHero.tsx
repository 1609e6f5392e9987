import { ButtonLink } from '../../design/Button.tsx';
import { Flag } from '../../design/Flag.tsx';
import type { Analyst } from '../../schemas/analyst.ts';
import { Breadcrumb, type BreadcrumbProps } from '../Breadcrumb.tsx';
import { Facts } from '../Facts.tsx';
import styles from './AnalystHero.module.css';
import { DemoVideo, type Film } from './DemoVideo.tsx';
import type { Ways } from './ways.ts';

interface Props {
  crumb: BreadcrumbProps;
  words: Analyst;
  ways: Ways;
  film: Film;
}

/** Hero of the analyst: the offer on ink, and the demo video before the steps of the flag. */
export function AnalystHero({ crumb, words, ways, film }: Props) {
  const { liveDemo, contact } = words.hero;
  return (
    <section className={styles.hero}>
      <div className={styles.text} data-tone="ink">
        <Breadcrumb {...crumb} />
        <span className={`tag ${styles.badge}`}>
          <Flag id="ai-retail-assistant" />
          {words.badge}
        </span>
        <h1 className="h1">{words.name}</h1>
        <p className={`lead ${styles.lead}`}>{words.lead}</p>
        <p className={`muted ${styles.audience}`}>{words.audience}</p>
        <ul className={styles.actions}>
          <li>
            <ButtonLink href={ways.liveDemo} icon="external" newTab>
              {liveDemo.label}
            </ButtonLink>
            <span>{liveDemo.note}</span>
          </li>
          <li>
            <ButtonLink href={ways.mail} kind="ghost">
              {contact.label}
            </ButtonLink>
            <span>{contact.note}</span>
          </li>
        </ul>
        <Facts items={words.facts} />
      </div>
      <div className={styles.art}>
        <svg
          viewBox="0 0 24 24"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          className={styles.cloth}
        >
          <use href="#ai-retail-assistant" />
        </svg>
        <DemoVideo words={words.video} film={film} />
      </div>
    </section>
  );
}
