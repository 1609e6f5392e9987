import styles from './Table.module.css';

interface Props {
  /** Id of the heading that names the table. */
  labelledBy: string;
  columns: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
  /** Widths of the columns, by the section around it. */
  className?: string | undefined;
}

/** A table of three columns; below 56rem its rows become blocks with labels. */
export function Table({ labelledBy, columns, rows, className = '' }: Props) {
  return (
    <table className={`${styles.table} ${className}`} aria-labelledby={labelledBy}>
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
  );
}
