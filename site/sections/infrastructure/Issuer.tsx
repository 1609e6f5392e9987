import styles from './Issuer.module.css';

interface Props {
  title: string;
  text: string;
  /** Marks both as samples. */
  note?: string | undefined;
  parties: readonly { label: string; name: string; address: string; role?: string }[];
}

/** Issuer and supervisor of the cards, beside the questions. */
export function Issuer({ title, text, note, parties }: Props) {
  return (
    <>
      <h2 className="h2" id="issuer">
        {title}
      </h2>
      <p className={`muted ${styles.text}`}>{text}</p>
      {note && <p className={`sm ${styles.note}`}>{note}</p>}
      <dl className={styles.parties}>
        {parties.map(({ label, name, address, role }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{name}</b>
              {role && <span>{role}</span>}
              <span>{address}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
