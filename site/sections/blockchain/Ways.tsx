import type { BlockchainWords } from '../../../domain/content/infrastructure.ts';
import { colour } from '../../drawings/shapes.tsx';
import styles from './blockchain.module.css';

const pageId = 'ledger-page';

/** A page of the book in small, 124 × 160, with its check flags in two rows. */
const page = (
  <g id={pageId} stroke={colour.ink}>
    <path d="M.75.75h122.5v158.5H.75z" fill={colour.white} strokeWidth="1.5" />
    <path d="M14 20h44M84 20h26M14 40h30M92 40h18M14 60h38M88 60h22M14 80h26M94 80h16" strokeWidth="4" />
    <path
      d="M14 120V96l12 12zM14 120h24l-12-12zM62 96v24l-12-12zM62 96l24 24H62zM86 96h24l-12 12zM14 120l24 24H14zM38 120l24 24H38zM62 120h24l-12 12zM86 144h24l-12-12z"
      fill={colour.red}
      stroke="none"
    />
    <path d="M14.5 96.5h95v47h-95zM38 96v48M62 96v48M86 96v48M14 120h96" fill="none" />
  </g>
);

const copies = (xs: readonly number[]) => xs.map((x) => <use key={x} href={`#${pageId}`} x={x} y={16} />);

/** Three ways to keep the book, by the number of its copies: a row that runs on, three on a cloth, none yet. */
const drawings = [
  {
    // Narrower than what is drawn, so that the row is as high as the others and runs out of its column.
    width: 124,
    art: (
      <>
        <g transform="translate(0 16)">{page}</g>
        {copies([148, 296, 444, 592, 740, 888, 1036, 1184, 1332])}
      </>
    ),
  },
  {
    width: 436,
    art: (
      <>
        <path d="M0 0h436v192H0z" fill={colour.blue} />
        {copies([20, 156, 292])}
      </>
    ),
  },
  {
    width: 124,
    art: (
      <path
        d="M1.5 17.5h121v157H1.5z"
        fill="none"
        stroke={colour.ink}
        strokeWidth="3"
        strokeDasharray="9 7"
      />
    ),
  },
] as const;

export function Ways({ items }: { items: BlockchainWords['options']['ways'] }) {
  return (
    <ul className={styles.ways}>
      {drawings.map(({ width, art }, index) => {
        const { name, readers, text } = items[index] as (typeof items)[0];
        return (
          <li key={name}>
            <svg viewBox={`0 0 ${width} 192`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
              {art}
            </svg>
            <h3>{name}</h3>
            <p>
              <b>{readers}</b>
            </p>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
