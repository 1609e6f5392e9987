const rest = ['K', 'O', 'G', 'G', 'E'] as const;

/**
 * A name in flags of the International Code on two halyards, KOGGE until somebody types into the field with that id
 * (site/layout/hoist.ts). Decoration.
 */
export function Mast({ field }: { field: string }) {
  return (
    <div className="mast" aria-hidden="true" data-hoist={field}>
      <span>
        {rest.map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two letters of the name are the same
          <svg key={index} className="flag" viewBox="0 0 24 24" data-letter={letter}>
            <use href={`#ics-${letter}`} />
          </svg>
        ))}
      </span>
      <span />
    </div>
  );
}
