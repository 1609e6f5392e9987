import { SectionHead } from '../SectionHead.tsx';
import { Table } from '../Table.tsx';
import styles from './OptionsTable.module.css';

interface Props {
  title: string;
  text: string;
  columns: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
}

/** What runs on an infrastructure. */
export function OptionsTable({ title, text, columns, rows }: Props) {
  return (
    <section className="section" aria-labelledby="options">
      <div className="wrap">
        <SectionHead id="options" title={title} text={text} />
        <Table labelledBy="options" columns={columns} rows={rows} className={styles.table} />
      </div>
    </section>
  );
}
