import styles from './Habits.module.css';

export function Habits({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.habits}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h3">{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
