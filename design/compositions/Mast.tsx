import { codeFlags } from '../flags.ts';

interface Props {
  /** Id of the text field. */
  field: string;
  /** Letters that are shown until somebody types. */
  rest?: string;
}

/** A name in flags of the International Code on two halyards (site/layout/hoist.ts). Decoration. */
export function Mast({ field, rest = 'KOGGE' }: Props) {
  return (
    <div className="mast" aria-hidden="true" data-hoist={field}>
      <span>
        {[...rest].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two letters of the name are the same
          <svg key={index} className="flag" viewBox="0 0 24 24" data-letter={letter}>
            {/* Letters used by the interface are in every page's sprite. */}
            <use href={letter in codeFlags ? `#ics-${letter}` : `/code-flags.svg#${letter}`} />
          </svg>
        ))}
      </span>
      <span />
    </div>
  );
}
