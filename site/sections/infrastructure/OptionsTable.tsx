import { SectionHead } from '../SectionHead.tsx';
import styles from './OptionsTable.module.css';

interface Props {
  title: string;
  text: string;
  columns: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
}

/** What runs here: a table of three columns; on small screens its rows become blocks with labels. */
export function OptionsTable({ title, text, columns, rows }: Props) {
  return (
    <section className="section" aria-labelledby="options">
      <div className="wrap">
        <SectionHead id="options" title={title} text={text} />
        <table className={styles.table} aria-labelledby="options">
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={cell} data-label={columns[index + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
