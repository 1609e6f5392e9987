import { ButtonLink } from '../../../design/Button.tsx';
import { Flag } from '../../../design/Flag.tsx';
import type { CareersWords } from '../../../domain/content/careers.ts';
import type { BreadcrumbProps } from '../Breadcrumb.tsx';
import { ProductHero } from '../ProductHero.tsx';
import styles from './CareersHero.module.css';

interface Props {
  crumb: BreadcrumbProps;
  words: Pick<CareersWords, 'title' | 'lead' | 'heroButton' | 'facts' | 'flag'>;
  /** Where the roles begin. */
  jobs: string;
}

/** Flag P fills its half of the hero: a centred square survives any proportion (docs/design.md, "Flag grammar" 8). */
export function CareersHero({ crumb, words, jobs }: Props) {
  return (
    <ProductHero
      crumb={crumb}
      name={words.title}
      lead={words.lead}
      facts={words.facts}
      actions={
        <ButtonLink href={jobs} icon="arrow">
          {words.heroButton}
        </ButtonLink>
      }
    >
      <div className={styles.field}>
        <Flag id="ics-P" label={words.flag} className={styles.flag} />
      </div>
    </ProductHero>
  );
}
