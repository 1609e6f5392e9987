import type { Analyst } from '../../schemas/analyst.ts';
import styles from './Benefits.module.css';

/** Six benefits as a table; below 56rem each row is a block with labels. */
export function Benefits({ title, columns, rows }: Analyst['benefits']) {
  return (
    <section className="section" aria-labelledby="benefits">
      <div className="wrap">
        <div className="head">
          <h2 className="h2" id="benefits">
            {title}
          </h2>
        </div>
        <table className={styles.table} aria-labelledby="benefits">
          <thead>
            <tr>
              <th scope="col">{columns.benefit}</th>
              <th scope="col">{columns.how}</th>
              <th scope="col">{columns.audience}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ benefit, how, audience }) => (
              <tr key={benefit}>
                <th scope="row">{benefit}</th>
                <td data-label={columns.how}>{how}</td>
                <td data-label={columns.audience}>{audience}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
