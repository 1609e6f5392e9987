import { DialogButton } from '../../../design/Button.tsx';
import { Portrait } from '../../../design/Portrait.tsx';
import type { CareersWords } from '../../../domain/content/careers.ts';
import { fill } from '../../../domain/text.ts';
import type { Job } from '../../content/jobs.ts';
import type { Person } from '../../content/people.ts';
import styles from './careers.module.css';

interface Props {
  job: Job;
  /** The colleague who sits beside the new one. */
  beside: Person | undefined;
  labels: CareersWords['jobs']['labels'];
  /** Whether pay, hours and date are samples. */
  sample: boolean;
}

/** An open role: who one works beside, pay and hours, the button; tasks and requirements are folded on phones. */
export function Role({ job, beside, labels, sample }: Props) {
  const mark = sample ? 'sample' : undefined;
  return (
    <li className={`stack ${styles.role}`} id={job.id}>
      {beside && <Portrait person={beside.portrait} className={styles.face} />}
      <div className={styles.name}>
        <h3 className="xl">
          <span lang="en">{job.title}</span> <span className={styles.gender}>{job.genderNote}</span>
        </h3>
        <p className="sm">{job.subtitle}</p>
        {beside && (
          <p className="sm muted">{fill(labels.beside, { name: beside.name, role: beside.role })}</p>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className="sm muted">{labels.pay}</dt>
          <dd>
            <span className={mark}>{job.pay}</span>
          </dd>
        </div>
        <div>
          <dt className="sm muted">{labels.hours}</dt>
          <dd>
            {job.type}: <span className={mark}>{job.hours}</span>
          </dd>
        </div>
        <div>
          <dt className="sm muted">{labels.location}</dt>
          <dd>{job.location}</dd>
        </div>
      </dl>
      <div className={styles.apply}>
        <DialogButton dialog={`apply-${job.id}`}>
          {labels.apply}
          <span className="sr">
            {' '}
            <span lang="en">{job.title}</span>
          </span>
        </DialogButton>
        <p className="sm muted">
          {labels.until}: <span className={mark}>{job.until}</span>
        </p>
      </div>
      <p className={`lead ${styles.about}`}>{job.description}</p>
      <details className={`folded ${styles.work}`}>
        <summary>{labels.work}</summary>
        <div className={styles.lists}>
          <List title={labels.tasks} items={job.tasks} />
          <List title={labels.requirements} items={job.requirements} />
        </div>
      </details>
    </li>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
