import { codeFlags } from '../../../design/flags.ts';
import styles from './NameHoist.module.css';

interface Props {
  /** Shown while the field is empty. */
  rest: string;
  /** Id of the text field (`hoist.ts`). */
  field: string;
  className?: string;
}

/** A name in flags of the International Code, on two lines. Decoration. */
export function NameHoist({ rest, field, className = '' }: Props) {
  return (
    <div className={`${styles.hoists} ${className}`} aria-hidden="true" data-hoist={field}>
      <div className={styles.hoist}>
        {[...rest].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two letters of the name are the same
          <span key={index} className={styles.flag} data-letter={letter}>
            <svg viewBox="0 0 24 24">
              {/* Letters used by the interface are in every page's sprite. */}
              <use href={letter in codeFlags ? `#ics-${letter}` : `/code-flags.svg#${letter}`} />
            </svg>
          </span>
        ))}
      </div>
      <div className={styles.hoist} />
    </div>
  );
}
