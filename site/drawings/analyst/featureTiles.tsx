import { analystTiles } from '../home/AnalystTiles.tsx';

type Tile = (typeof analystTiles)[number];

// Heights of the columns on the three cards of the storyboard.
const cards = [
  { x: 0, y: 40, colour: 'blue', columns: [20, 34, 48] },
  { x: 84, y: 8, colour: 'red', columns: [44, 30, 16] },
  { x: 168, y: 40, colour: 'ink', columns: [28, 40, 34] },
] as const;

const storyboard: Tile = ({ label }) => (
  <svg viewBox="0 0 240 150" role="img" aria-label={label}>
    <path d="M0 149.5h240" stroke="var(--f-ink)" />
    <path d="M84.5 40.5h71v84h-71z" fill="var(--f-yellow)" stroke="var(--f-ink)" />
    {cards.map(({ x, y, colour, columns }) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path d="M.5.5h71v84H.5z" fill="var(--f-white)" stroke="var(--f-ink)" />
        {columns.map((height, index) => (
          <rect
            key={height}
            x={12 + index * 17}
            y={70 - height}
            width="13"
            height={height}
            fill={`var(--f-${colour})`}
          />
        ))}
        <path d="M8 70.5h56" stroke="var(--f-ink)" />
      </g>
    ))}
  </svg>
);

const [chat, benchmark, industries, integration] = analystTiles as [Tile, Tile, Tile, Tile];

/** One tile for each feature, in the order of the page's words; four of them stand on the home page too. */
export const featureTiles: readonly Tile[] = [chat, industries, benchmark, storyboard, integration];
