import styles from './Notice.module.css';

/** A notice on all solutions of an infrastructure, below the title of the questions. */
export function Notice({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.notice}>
      <h3 className="h4">{title}</h3>
      <p>{text}</p>
    </div>
  );
}
