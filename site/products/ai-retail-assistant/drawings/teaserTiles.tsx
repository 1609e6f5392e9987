import { Fragment, type ReactNode } from 'react';
import styles from './teaser.module.css';

type Drawing = (props: { label: string }) => ReactNode;

/** 240 × 150 units, on a base line. */
const tile =
  (children: ReactNode): Drawing =>
  ({ label }) => (
    <svg viewBox="0 0 240 150" role="img" aria-label={label}>
      <path d="M0 149.5h240" stroke="var(--f-ink)" />
      {children}
    </svg>
  );

/** Columns of a chart, as one path. */
const columns = (heights: readonly number[], x: number) =>
  heights.map((height, index) => `M${x + index * 30} ${149 - height}h22v${height}h-22z`).join('');

const chat = tile(
  <>
    <path fill="var(--f-ink)" d="M84 6h156v60l-16-14H84z" />
    <path d="M98 22h128M98 36h84" stroke="var(--f-paper)" strokeWidth="5" />
    <path d="M.5 72.5h172v77H.5z" fill="var(--f-white)" stroke="var(--f-ink)" />
    <path d={columns([26, 40, 32], 16) + columns([46], 136)} fill="var(--f-blue)" />
    <path d={columns([58], 106)} fill="var(--f-red)" />
  </>,
);

const benchmark = tile(
  <>
    <path d="M0 96h48V72h48v18h48V48h48V24h48" fill="none" stroke="var(--f-blue)" strokeWidth="4" />
    <path d="M0 118h96v-14h96V88h48" fill="none" stroke="var(--f-ink)" strokeWidth="4" />
    <path d="M216 24v64" stroke="var(--f-ink)" strokeDasharray="3 3" />
    <path d="M207 15h18v18h-18z" fill="var(--f-red)" />
    <path d="M207 79h18v18h-18z" fill="var(--f-ink)" />
  </>,
);

// Groups of WZ08 class 47, retail, the same in every language.
const fields = [
  ['0 5 100 92', 'blue', '47.1'],
  ['104 5 64 58', 'yellow', '47.2'],
  ['172 5 68 58', 'ink', '47.4'],
  ['104 67 46 30', 'ink', ''],
  ['154 67 86 82', 'red', '47.7'],
  ['0 101 62 48', 'yellow', '47.5'],
  ['66 101 84 48', 'blue', '47.6'],
] as const;

const industries = tile(
  fields.map(([place, colour, group]) => {
    const [x = 0, y = 0, width, height] = place.split(' ').map(Number);
    return (
      <Fragment key={place}>
        <rect x={x} y={y} width={width} height={height} fill={`var(--f-${colour})`} />
        {group && (
          <text
            x={x + 9}
            y={y + 25}
            className={styles.group}
            fill={colour === 'yellow' ? 'var(--f-ink)' : 'var(--f-white)'}
          >
            {group}
          </text>
        )}
      </Fragment>
    );
  }),
);

const sources = ['red', 'yellow', 'blue'];

const integration = tile(
  <>
    <path
      d="M40 24h60v50M40 75h60M40 126h60V75M100 75h38"
      fill="none"
      stroke="var(--f-ink)"
      strokeWidth="2"
    />
    {sources.map((colour, index) => (
      <rect key={colour} y={6 + index * 51} width="36" height="36" fill={`var(--f-${colour})`} />
    ))}
    <use href="#ai-retail-assistant" x="138" y="24" width="102" height="102" />
  </>,
);

/** In the order of the teaser's words. */
export const teaserTiles: readonly Drawing[] = [chat, benchmark, industries, integration];
