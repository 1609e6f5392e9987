import type { Analyst } from '../../../domain/content/analyst.ts';
import { SectionHead } from '../SectionHead.tsx';
import { Table } from '../Table.tsx';
import styles from './Benefits.module.css';

/** Six benefits: how each comes about, and for whom. */
export function Benefits({ title, columns, rows }: Analyst['benefits']) {
  return (
    <section className="section" aria-labelledby="benefits">
      <div className="wrap">
        <SectionHead id="benefits" title={title} />
        <Table
          labelledBy="benefits"
          columns={[columns.benefit, columns.how, columns.audience]}
          rows={rows.map(({ benefit, how, audience }) => [benefit, how, audience])}
          className={styles.table}
        />
      </div>
    </section>
  );
}
