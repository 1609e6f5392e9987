import styles from './Issuer.module.css';

interface Props {
  title: string;
  text: string;
  /** Says that the two are samples; absent once they are real. */
  note?: string;
  parties: readonly { label: string; name: string; address: string; role?: string }[];
}

/** Who issues the cards and who supervises that. */
export function Issuer({ title, text, note, parties }: Props) {
  return (
    <section className="section" data-tone="white" aria-labelledby="issuer">
      <div className={`wrap ${styles.issuer}`}>
        <div className={styles.head}>
          <h2 className="h2" id="issuer">
            {title}
          </h2>
          <p className="muted">{text}</p>
          {note && <p className={`sm ${styles.note}`}>{note}</p>}
        </div>
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
      </div>
    </section>
  );
}
