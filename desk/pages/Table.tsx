import styles from './Table.module.css';
import { words } from './words.ts';

interface Props {
  name: string;
  head: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
  /** The second column is text. */
  withWords?: boolean;
}

// Tables are beside their plots (Overview.module.css).
const wide = '(min-width: 64rem)';
const fewRows = 8;

/** The numbers of a plot as a table; long ones scroll. */
export function Table({ name, head, rows, withWords = false }: Props) {
  return (
    <details className={styles.numbers} open={rows.length <= fewRows || matchMedia(wide).matches}>
      <summary>{words.overview.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={`${name}: ${words.overview.table}`}>
        <table>
          <thead>
            <tr>
              {head.map((cell, column) => (
                <th key={cell} scope="col" data-words={(withWords && column === 1) || undefined}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no unique name
              <tr key={row}>
                <th scope="row">{first}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
                  <td key={column} data-words={(withWords && column === 0) || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
