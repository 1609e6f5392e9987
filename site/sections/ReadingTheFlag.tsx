import { Cloth } from '../../design/Flag.tsx';
import { clothOf, type Plane, type ProductFlag, productFlags } from '../../design/flags.ts';
import styles from './ReadingTheFlag.module.css';

interface Props {
  /** Name of the section, above its parts. */
  title: string;
  /** What the flag says, in one sentence: the heading. */
  text: string;
  flag: ProductFlag;
  /** Describes the finished flag. */
  alt: string;
  /** Three parts in the order in which the flag is put together. */
  parts: readonly { title: string; text: string }[];
}

const field = 'M0 0h24v24H0z';

// Flags whose parts are not simply their planes one after the other.
const stagesOf: Partial<Record<ProductFlag, readonly (readonly Plane[])[]>> = {
  'loyalty-plus': [
    [
      ['white', field],
      ['red', 'M0 0h12v24H0z'],
    ],
    [
      ['white', field],
      ['red', 'M0 0h8v8H0zM0 16h8v8H0z'],
    ],
    productFlags['loyalty-plus'],
  ],
  'mobility-plus': [
    productFlags['mobility-plus'].slice(0, 1),
    productFlags['mobility-plus'].slice(0, 2),
    productFlags['mobility-plus'],
  ],
  'lunch-benefit': [
    [['yellow', field]],
    [
      ['yellow', field],
      ['white', 'M0 16h24v4H0z'],
    ],
    productFlags['lunch-benefit'],
  ],
  'ai-retail-assistant': [
    productFlags['ai-retail-assistant'].slice(0, 1),
    productFlags['ai-retail-assistant'].slice(0, 3),
    productFlags['ai-retail-assistant'],
  ],
};

/** A grid of ink is not seen on ink. */
const gridOn: Partial<Record<ProductFlag, string>> = { 'ai-retail-assistant': 'var(--f-edge-on-ink)' };

const units = [0, 4, 8, 12, 16, 20, 24];
const grid = units.map((unit) => `M${unit} 0V24M0 ${unit}H24`).join('');

/** How a product's flag is put together: a band of its own cloth, three squares on the grid of six by six units. */
export function ReadingTheFlag({ title, text, flag, alt, parts }: Props) {
  const planes: readonly Plane[] = productFlags[flag];
  const stages = stagesOf[flag] ?? parts.map((_, index) => planes.slice(0, index + 1));
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
                stroke={gridOn[flag] ?? 'var(--f-ink)'}
                strokeOpacity={gridOn[flag] ? '.6' : '.3'}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          ))}
        </div>
      </div>
    </section>
  );
}
