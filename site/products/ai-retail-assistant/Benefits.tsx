import type { ReactNode } from 'react';
import type { Analyst } from '../../../domain/content/analyst.ts';
import styles from './Benefits.module.css';
import { benefitMarks } from './drawings/benefitMarks.tsx';

type Props = Analyst['benefits'] & {
  /** The button below the table. */
  children: ReactNode;
};

/** Six benefits as a table; on narrow screens each row becomes a block. */
export function Benefits({ title, columns, rows, children }: Props) {
  return (
    <section className="section" aria-labelledby="benefits">
      <div className="wrap">
        <h2 className={`h2 ${styles.head}`} id="benefits">
          {title}
        </h2>
        <table className={styles.table} aria-labelledby="benefits">
          <thead>
            <tr>
              {Object.values(columns).map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ benefit, how, audience }, index) => (
              <tr key={benefit}>
                <th scope="row">
                  <span className={styles.benefit}>
                    {benefitMarks[index]}
                    {benefit}
                  </span>
                </th>
                <td>{how}</td>
                <td data-label={columns.audience}>{audience}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={`btns ${styles.button}`}>{children}</div>
      </div>
    </section>
  );
}
