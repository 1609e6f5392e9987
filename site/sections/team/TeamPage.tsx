import { ButtonLink } from '../../../design/Button.tsx';
import { Mast } from '../../../design/compositions/Mast.tsx';
import { Cloth } from '../../../design/Flag.tsx';
import { type Letter, letterFlags } from '../../../design/letterFlags.ts';
import { Portrait } from '../../../design/Portrait.tsx';
import type { TeamWords } from '../../../domain/content/team.ts';
import type { Job } from '../../content/jobs.ts';
import type { Person } from '../../content/people.ts';
import { Berth } from './Berth.tsx';
import styles from './team.module.css';

interface Props {
  words: TeamWords;
  /** Whether the people are invented. */
  invented: boolean;
  founders: readonly Person[];
  staff: readonly Person[];
  jobs: readonly Job[];
  /** Text about the number of open roles. */
  rolesOpen: string;
  /** Address of the careers page, whose anchors are the roles. */
  careers: string;
}

/** The team: everybody once, with letter and flag; the last berth of the crew is free for the visitor's name. */
export function TeamPage({ words, invented, founders, staff, jobs, rolesOpen, careers }: Props) {
  const { sampleNote, join } = words;
  return (
    <>
      <section className={styles.head} aria-labelledby="crew">
        <h1 id="crew">{words.title}</h1>
        <div className={styles.intro}>
          <p className="lead">{words.lead}</p>
          {invented && (
            <p className="sm muted">
              <span className="sample">{sampleNote.sample}</span> {sampleNote.text}
            </p>
          )}
        </div>
      </section>
      <section aria-labelledby="founders">
        <Title id="founders" title={words.founders.title} text={words.founders.text} />
        <ul className={`stack ${styles.people} ${styles.founders}`}>
          {founders.map((person) => (
            <Member key={person.id} person={person} />
          ))}
        </ul>
      </section>
      <section data-tone="white" aria-labelledby="staff">
        <Title id="staff" title={words.staff.title} text={words.staff.text} />
        <ul className={`stack ${styles.people}`}>
          {staff.map((person) => (
            <Member key={person.id} person={person} />
          ))}
          <Berth words={join.name} aboard={[...founders, ...staff].map(({ firstName }) => firstName)} />
        </ul>
      </section>
      <div className={styles.hoisted}>
        <Mast field="first-name" rest={join.name.example.toUpperCase()} />
      </div>
      <section className={styles.join} aria-labelledby="join">
        <div data-tone="blue">
          <h2 id="join">{join.title}</h2>
          <p className="lead">{rolesOpen}</p>
        </div>
        <div data-tone="white">
          <ul className={`links ${styles.roles}`}>
            {jobs.map(({ id, title, genderNote, type, location }) => (
              <li key={id}>
                <a href={`${careers}#${id}`}>
                  <b lang="en">{title}</b>
                  <span className="muted">
                    {genderNote} · {type} · {location}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <div className="btns">
            <ButtonLink href={careers} icon="arrow">
              {join.button}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

function Title({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div className={styles.group}>
      <h2 className="xl" id={id}>
        {title}
      </h2>
      <p>{text}</p>
    </div>
  );
}

function Member({ person }: { person: Person }) {
  return (
    <li className="stack">
      <Portrait person={person.portrait} label={person.photoAlt} className={styles.portrait} />
      <div className={styles.who}>
        <LetterAndFlag letter={person.portrait.initial} />
        <h3>{person.name}</h3>
        <p className="sm muted">{person.role}</p>
        <p className={styles.what}>{person.description}</p>
      </div>
    </li>
  );
}

function LetterAndFlag({ letter }: { letter: Letter }) {
  return (
    <p className={styles.letter} aria-hidden="true">
      <b>{letter}</b>
      <svg className="flag" viewBox="0 0 24 24">
        <Cloth planes={letterFlags[letter]} />
      </svg>
    </p>
  );
}
