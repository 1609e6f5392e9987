import { colour } from '../../drawings/shapes.tsx';

const outline = { stroke: colour.ink, strokeWidth: 1.5 };

/** Each stands on y = 64. */
const drawn = {
  spritzer: {
    width: 38,
    drawing: (
      <>
        <path fill={colour.white} {...outline} d="M1 14h36l-5 49H6z" />
        <path fill={colour.yellow} d="M3.3 28h31.400l-3.300 34H6.600z" />
      </>
    ),
  },
  bratwurst: {
    width: 64,
    drawing: (
      <>
        <path fill={colour.red} d="M10 27h44a9 9 0 0 1 0 18H10a9 9 0 0 1 0-18z" />
        <path fill={colour.sail} {...outline} d="M8 39h48v10a14 14 0 0 1-14 14H22A14 14 0 0 1 8 49z" />
      </>
    ),
  },
  scarf: {
    width: 50,
    drawing: (
      <>
        <path fill={colour.white} {...outline} d="M1 7h20v56H1zM29 7h20v56H29z" />
        <path
          fill={colour.blue}
          d="M1 15h20v8H1zM29 15h20v8H29zM1 41h20v6H1zM29 41h20v6H29zM1 53h20v6H1zM29 53h20v6H29z"
        />
      </>
    ),
  },
  pretzel: {
    width: 62,
    drawing: (
      <path
        fill="none"
        stroke="var(--f-edge-on-yellow)"
        strokeWidth="7"
        d="M13 61L37 39a11 11 0 1 1 17 9C47 59 15 59 8 48a11 11 0 1 1 17-9l24 22"
      />
    ),
  },
};

export type Good = keyof typeof drawn;

/** One thing that a fan buys, on the counter. */
export function Goods({ good }: { good: Good }) {
  const { width, drawing } = drawn[good];
  return (
    <svg viewBox={`0 0 ${width} 64`} aria-hidden="true">
      {drawing}
    </svg>
  );
}
