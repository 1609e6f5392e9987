import { codeFlags } from '../../../design/flags.ts';
import styles from './NameHoist.module.css';

interface Props {
  /** What flies while the field is empty. */
  rest: string;
  /** Id of the field whose text is hoisted while it is typed (`hoist.ts`). */
  field: string;
  className?: string;
}

/** Two halyards with a flag of the International Code for each letter of a name. Decoration: nothing is read out. */
export function NameHoist({ rest, field, className = '' }: Props) {
  return (
    <div className={`${styles.hoists} ${className}`} aria-hidden="true" data-hoist={field}>
      <div className={styles.hoist}>
        {[...rest].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two letters of the name are the same
          <span key={index} className={styles.flag} data-letter={letter}>
            <svg viewBox="0 0 24 24">
              {/* Letters of the interface are in the sprite of every page. */}
              <use href={letter in codeFlags ? `#ics-${letter}` : `/code-flags.svg#${letter}`} />
            </svg>
          </span>
        ))}
      </div>
      <div className={styles.hoist} />
    </div>
  );
}
