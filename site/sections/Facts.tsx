import styles from './Facts.module.css';

/** Up to three facts at the foot of a hero. */
export function Facts({ items }: { items: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
