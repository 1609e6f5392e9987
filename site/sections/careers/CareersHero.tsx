import { ButtonLink } from '../../../design/Button.tsx';
import type { BreadcrumbProps } from '../../../design/compositions/Breadcrumb.tsx';
import type { CareersWords } from '../../../domain/content/careers.ts';
import type { Job } from '../../content/jobs.ts';
import { ProductHero } from '../ProductHero.tsx';
import styles from './CareersHero.module.css';

interface Props {
  crumb: BreadcrumbProps;
  words: Pick<CareersWords, 'title' | 'lead' | 'heroButton' | 'facts' | 'crew'>;
  jobs: readonly Job[];
  /** "places free", in the number of {@link jobs}. */
  places: string;
}

/** Flag P fills its half of the hero; its square holds the open roles (docs/design.md, "Flag grammar" 8). */
export function CareersHero({ crumb, words, jobs, places }: Props) {
  return (
    <ProductHero
      crumb={crumb}
      name={words.title}
      lead={words.lead}
      facts={words.facts}
      actions={
        <ButtonLink href="#jobs" icon="arrow">
          {words.heroButton}
        </ButtonLink>
      }
    >
      <div className={styles.square} data-tone="white">
        <h2>
          {jobs.length > 0 ? (
            <>
              <b>{jobs.length}</b> {places}
            </>
          ) : (
            words.crew.free
          )}
        </h2>
        <ul>
          {jobs.map(({ id, title, type }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <b>{title}</b> <span>{type}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </ProductHero>
  );
}
