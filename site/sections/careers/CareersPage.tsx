import { ButtonLink } from '../../../design/Button.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../../../design/compositions/Breadcrumb.tsx';
import { Legend, type Sampled, SampledText } from '../../../design/compositions/Decide.tsx';
import { Hero } from '../../../design/compositions/Hero.tsx';
import { Rows } from '../../../design/compositions/Rows.tsx';
import { Section } from '../../../design/compositions/Section.tsx';
import { Split } from '../../../design/compositions/Split.tsx';
import { Steps } from '../../../design/compositions/Steps.tsx';
import { Cloth, Flag } from '../../../design/Flag.tsx';
import { codeFlags } from '../../../design/flags.ts';
import { Portrait } from '../../../design/Portrait.tsx';
import type { CareersWords } from '../../../domain/content/careers.ts';
import { solutionsOf } from '../../../domain/pages.ts';
import type { Job } from '../../content/jobs.ts';
import { LinkedText } from '../../content/LinkedText.tsx';
import type { Person } from '../../content/people.ts';
import styles from './careers.module.css';
import { Role } from './Role.tsx';

interface Props {
  crumb: BreadcrumbProps;
  words: CareersWords;
  jobs: readonly Job[];
  /** Words beside the number of roles. */
  places: string;
  team: readonly Person[];
  /** What the dotted line means, while pay, hours and dates are samples. */
  legend: { mark: string; text: string } | undefined;
  application: readonly { title: string; text: string; note: Sampled }[];
  /** May contain `[links](address)`. */
  applicationText: string;
}

/** Careers: flag P calls everybody on board, and each role is a row. */
export function CareersPage(props: Props) {
  const { crumb, words, jobs, places, team, legend, application, applicationText } = props;
  return (
    <>
      <Hero
        className={styles.hero}
        crumb={<Breadcrumb {...crumb} />}
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink href="#jobs" icon="arrow">
            {words.heroButton}
          </ButtonLink>
        }
        facts={words.facts}
        artTone="blue"
        art={
          jobs.length > 0 ? (
            <div className={`${styles.places} box`} data-tone="white">
              <p className="h2">
                <b>{jobs.length}</b> {places}
              </p>
              <ul className="links" aria-label={words.crew.places}>
                {jobs.map(({ id, title, type }) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <b lang="en">{title}</b> <span className="muted">{type}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            <Flag id="ics-P" />
          )
        }
      />
      <div>
        <div className={styles.crew} aria-hidden="true">
          {team.map(({ id, portrait }) => (
            <Portrait key={id} person={portrait} />
          ))}
          {jobs.map(({ id }) => (
            <svg key={id} viewBox="0 0 24 24">
              <Cloth planes={codeFlags.P} />
            </svg>
          ))}
        </div>
        <p className={`wrap ${styles.aboard}`}>
          <b>{words.crew.aboard}</b> {words.crew.free}
        </p>
      </div>
      <Section id="culture" title={words.culture.title} tone="white">
        <Rows layout="two" items={words.culture.items} />
      </Section>
      <section className="section" data-tone="ink" aria-labelledby="benefits">
        <div className="wrap">
          <Split className={styles.benefits} art={<Rows layout="side" items={words.benefits.items} />}>
            <h2 id="benefits">{words.benefits.title}</h2>
            <p className="lead">{words.benefits.text}</p>
            <div className={styles.cards} aria-hidden="true">
              {solutionsOf('prepaid').map(({ id }) => (
                <Flag key={id} id={id} />
              ))}
            </div>
          </Split>
        </div>
      </section>
      <Section id="jobs" title={words.jobs.title} text={words.jobs.text}>
        {jobs.length > 0 && (
          <ul className={styles.roles}>
            {jobs.map((job) => (
              <Role
                key={job.id}
                job={job}
                beside={team.find(({ id }) => id === job.facts.beside)}
                labels={words.jobs.labels}
                sample={legend !== undefined}
              />
            ))}
          </ul>
        )}
        {legend && <Legend {...legend} />}
      </Section>
      <Section id="how-to-apply" title={words.application.title} text={<LinkedText text={applicationText} />}>
        <Steps
          className={styles.application}
          items={application.map(({ title, text, note }) => ({
            title,
            text: (
              <>
                {text} <SampledText text={note} />
              </>
            ),
          }))}
        />
      </Section>
    </>
  );
}
