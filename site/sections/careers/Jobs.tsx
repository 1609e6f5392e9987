import { DialogButton } from '../../../design/Button.tsx';
import { Portrait } from '../../../design/Portrait.tsx';
import type { CareersWords } from '../../../domain/content/careers.ts';
import { fill } from '../../../domain/text.ts';
import type { Job } from '../../content/jobs.ts';
import type { Person } from '../../content/people.ts';
import styles from './Jobs.module.css';

interface Props {
  jobs: readonly Job[];
  people: readonly Person[];
  labels: CareersWords['jobs']['labels'];
  /** Marks hours, pay and last day as samples. */
  sampleNote?: string | undefined;
}

/** The open roles: a colleague, the facts, the work. The portraits repeat drawings of `OpenRoles`. */
export function Jobs({ jobs, people, labels, sampleNote }: Props) {
  return jobs.map((job) => (
    <article key={job.id} className={`grid ${styles.job}`} id={job.id} aria-labelledby={`${job.id}-title`}>
      <Beside text={labels.beside} person={people.find(({ id }) => id === job.facts.beside)} />
      <header className={styles.facts}>
        <h3 className="h3" id={`${job.id}-title`}>
          {job.title} <span className={styles.gender}>{job.genderNote}</span>
        </h3>
        <p className="muted">{job.subtitle}</p>
        <p>{job.description}</p>
        <DialogButton dialog={`apply-${job.id}`}>
          {labels.apply} <span className="sr">{job.title}</span>
        </DialogButton>
        <dl>
          <Fact label={labels.type} value={job.type} />
          <Fact label={labels.hours} value={job.hours} note={sampleNote} />
          <Fact label={labels.location} value={job.location} />
          <Fact label={labels.pay} value={job.pay} note={sampleNote} />
          <Fact label={labels.until} value={job.until} note={sampleNote} />
        </dl>
      </header>
      <div className={styles.work}>
        <List title={labels.tasks} items={job.tasks} />
        <List title={labels.requirements} items={job.requirements} />
        <DialogButton dialog={`apply-${job.id}`} kind="ghost">
          {labels.apply} <span className="sr">{job.title}</span>
        </DialogButton>
      </div>
    </article>
  ));
}

function Fact({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {value}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h4 className="h4">{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

function Beside({ text, person }: { text: string; person: Person | undefined }) {
  if (!person) return null;
  const { name, role } = person;
  return (
    <figure className={styles.beside}>
      <Portrait person={person.portrait} repeats={`face-${person.id}`} />
      <figcaption>{fill(text, { name, role })}</figcaption>
    </figure>
  );
}
