import { Cloth } from '../../design/Flag.tsx';
import { type Plane, type ProductFlag, productFlags } from '../../design/flags.ts';
import styles from './ReadingTheFlag.module.css';

interface Props {
  title: string;
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

/** How a product's flag is put together: three squares on the visible grid of six by six units. */
export function ReadingTheFlag({ title, text, flag, alt, parts }: Props) {
  const stages = stagesOf[flag] ?? parts.map((_, index) => productFlags[flag].slice(0, index + 1));
  return (
    <section className="section" aria-labelledby="flag">
      <div className={`wrap ${styles.reading}`}>
        <div className={styles.head}>
          <h2 className="h2" id="flag">
            {title}
          </h2>
          <p className="lead">{text}</p>
        </div>
        <ol className={styles.parts}>
          {parts.map((part, index) => (
            <li key={part.title}>
              <svg
                viewBox="-.05 -.05 24.1 24.1"
                {...(index === parts.length - 1
                  ? { role: 'img', 'aria-label': alt }
                  : { 'aria-hidden': true })}
              >
                <Cloth planes={stages[index] ?? productFlags[flag]} />
                <path
                  d={grid}
                  fill="none"
                  stroke={gridOn[flag] ?? 'var(--f-ink)'}
                  strokeOpacity={gridOn[flag] ? '.6' : '.3'}
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <h3 className="h4">{part.title}</h3>
              <p className="muted">{part.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
