import { Cloth } from '../Flag.tsx';
import { flagStages } from '../flag-stages.ts';
import { clothOf, type Plane, type ProductFlag, productFlags } from '../flags.ts';
import type { Tone } from './tone.ts';

interface Props {
  /** Name of the section, for screen readers. */
  name: string;
  /** What the flag says in one sentence: the heading. */
  title: string;
  flag: ProductFlag;
  /** Describes the finished flag. */
  alt: string;
  /** Three parts in the order in which they are laid. */
  parts: readonly { title: string; text: string }[];
  tone?: Tone;
  /** May set --fit for a sentence of three lines (5.4cqw). */
  className?: string;
}

const units = [4, 8, 12, 16, 20];
const grid = units.map((unit) => `M${unit} 0V24M0 ${unit}H24`).join('');

/** How a product's flag is laid: two stages on a grid of six by six units, then the flag from edge to edge. */
export function Reading({ name, title, flag, alt, parts, tone, className = '' }: Props) {
  const planes: readonly Plane[] = productFlags[flag];
  const stages = flagStages[flag] ?? parts.map((_, index) => planes.slice(0, index + 1));
  const onInk = clothOf(flag) === 'ink';
  return (
    <section className={`reading ${className}`} data-tone={tone} aria-labelledby="flag-name flag">
      <span hidden id="flag-name">
        {name}
      </span>
      <h2 id="flag">{title}</h2>
      <svg
        className="reading-flag"
        viewBox="0 0 24 24"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={alt}
      >
        <use href={`#${flag}`} />
      </svg>
      <ol>
        {parts.map((part, index) => (
          <li key={part.title}>
            {index < 2 && (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <Cloth planes={stages[index] ?? planes} />
                <path
                  d={`M0 0H24V24H0z${grid}`}
                  fill="none"
                  stroke={onInk ? 'var(--f-edge-on-ink)' : 'var(--f-ink)'}
                  strokeOpacity={onInk ? '.6' : '.3'}
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            )}
            <h3>{part.title}</h3>
            <p>{part.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
