import { renderToStaticMarkup } from 'react-dom/server';
import { Cloth } from '../../design/Flag.tsx';
import { letterFlags } from '../../design/letterFlags.ts';
import { plain } from '../palette.ts';

// Square flags get their outline by CSS, the two swallow-tailed flags need a path.
const tail = 'M0 0h24l-6 12 6 12H0z';

/** The letters of the International Code of Signals as symbols, for `<use href="/code-flags.svg#A">`. */
export function codeFlagsSvg(): string {
  return plain(
    renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg">
        {Object.entries(letterFlags).map(([letter, planes]) => (
          <symbol key={letter} id={letter} viewBox="0 0 24 24">
            <Cloth planes={planes} />
            {'AB'.includes(letter) && (
              <path
                d={tail}
                fill="none"
                stroke="var(--f-ink)"
                strokeOpacity=".35"
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </symbol>
        ))}
      </svg>,
    ),
  );
}
