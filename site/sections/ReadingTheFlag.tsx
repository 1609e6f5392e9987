import { Cloth } from '../../design/Flag.tsx';
import { flagStages } from '../../design/flag-stages.ts';
import { clothOf, type Plane, type ProductFlag, productFlags } from '../../design/flags.ts';
import styles from './ReadingTheFlag.module.css';

interface Props {
  /** Name of the section, above its parts. */
  title: string;
  /** Meaning of the flag in one sentence, the heading. */
  text: string;
  flag: ProductFlag;
  /** Describes the finished flag. */
  alt: string;
  /** Three parts in order of assembly. */
  parts: readonly { title: string; text: string }[];
}

const units = [0, 4, 8, 12, 16, 20, 24];
const grid = units.map((unit) => `M${unit} 0V24M0 ${unit}H24`).join('');

/** How a product's flag is assembled: three squares on a grid of six by six units. */
export function ReadingTheFlag({ title, text, flag, alt, parts }: Props) {
  const planes: readonly Plane[] = productFlags[flag];
  const stages = flagStages[flag] ?? parts.map((_, index) => planes.slice(0, index + 1));
  const onInk = clothOf(flag) === 'ink';
  return (
    <section className={styles.band} data-tone={clothOf(flag)} aria-labelledby="flag-name flag">
      <div className="wrap">
        <h2 id="flag">{text}</h2>
      </div>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.name} id="flag-name">
            {title}
          </p>
          <ol>
            {parts.map((part) => (
              <li key={part.title}>
                <h3>{part.title}</h3>
                <p>{part.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.squares}>
          {parts.map((part, index) => (
            <svg
              key={part.title}
              viewBox="0 0 24 24"
              {...(index === parts.length - 1 ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
            >
              <Cloth planes={stages[index] ?? planes} />
              <path
                d={grid}
                fill="none"
                stroke={onInk ? 'var(--f-edge-on-ink)' : 'var(--f-ink)'}
                strokeOpacity={onInk ? '.6' : '.3'}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          ))}
        </div>
      </div>
    </section>
  );
}
