import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Flag, type FlagId } from '../../design/Flag.tsx';
import { Icon } from '../../design/Icon.tsx';
import { type RequestState, requestStates } from '../../domain/requests/handling.ts';
import { fill } from '../../domain/text.ts';
import { api, type Details, dataOf, Problem } from './api.ts';
import { DeskIcon } from './DeskIcon.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { openDialog } from './dialogs.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { Files } from './Files.tsx';
import { flagOf, titleOf } from './flags.ts';
import { useKeys } from './keys.ts';
import { useTitle } from './location.ts';
import { Mails } from './Mails.tsx';
import { Note } from './Note.tsx';
import { relatedQuery, requestQuery, useDeed } from './queries.ts';
import { Pending, Row } from './RequestList.tsx';
import styles from './RequestView.module.css';
import { State } from './State.tsx';
import { date, time } from './time.ts';
import { counted, words } from './words.ts';

const { request: texts } = words;
const stateFlags: Partial<Record<RequestState, FlagId>> = { new: 'ics-K', answered: 'ics-C' };

/** A request with all its data and actions. */
export function RequestView({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, error } = useQuery(requestQuery(id));
  return (
    <article className={styles.request} aria-labelledby="request-title">
      <button type="button" className={styles.back} onClick={onBack}>
        <DeskIcon name="back" />
        {texts.back}
      </button>
      {error instanceof Problem && error.code === 'gone' ? (
        <State flag="ics-G" {...texts.gone} />
      ) : data ? (
        <Loaded request={data} onBack={onBack} />
      ) : (
        <Pending error={error} />
      )}
      {/* Outside, because it shows its result after the request is gone. */}
      {data && <EraseDialog email={data.email} onDone={onBack} />}
    </article>
  );
}

function Loaded({ request, onBack }: { request: Details; onBack: () => void }) {
  const { id, name, company, kind, receivedAt, spamReason, handling, answer } = request;
  const setState = useDeed(
    (state: RequestState) => dataOf(api.requests[':id'].state.$put({ param: { id }, json: { state } })),
    (_, state) => texts.stateChanged[state],
  );
  const release = useDeed(
    () => dataOf(api.requests[':id'].release.$post({ param: { id } })),
    () => texts.released,
  );
  useKeys({
    a: () => spamReason === null && document.getElementById('answer')?.click(),
    e: () => spamReason === null && setState.mutate(handling.state === 'answered' ? 'new' : 'answered'),
    s: () => spamReason !== null && release.mutate(undefined),
  });
  useTitle(name);

  return (
    <>
      <header className={styles.head}>
        <Flag id={flagOf(request)} />
        <div>
          <h2 id="request-title" tabIndex={-1}>
            {name}
          </h2>
          <p>{company || titleOf(request)}</p>
          <p className={styles.facts}>
            <span>{company ? titleOf(request) : words.kinds[kind]}</span>
            <time dateTime={receivedAt}>{time(receivedAt)}</time>
            <span className="mono">{id}</span>
          </p>
        </div>
      </header>
      {spamReason !== null ? (
        <div className={styles.spam}>
          <Flag id="ics-U" />
          <div>
            <h3 className="h4">{texts.spam.title}</h3>
            <p>{fill(texts.spam.text, { reason: texts.spamReasons[spamReason] ?? spamReason })}</p>
            <div className="btns">
              <button type="button" className="btn btn--sm" onClick={() => release.mutate(undefined)}>
                {texts.release}
              </button>
              <button
                type="button"
                className="btn btn--ghost btn--sm"
                onClick={() => openDialog('discard')}
                aria-haspopup="dialog"
              >
                {texts.discard}
              </button>
            </div>
          </div>
        </div>
      ) : (
        <div className={styles.deeds}>
          <a id="answer" className="btn" href={answer} title={texts.answerHint}>
            {texts.answer}
            <Icon name="external" />
          </a>
          <fieldset className={styles.states}>
            <legend className="sr">{texts.state}</legend>
            {requestStates.map((state) => (
              <button
                key={state}
                type="button"
                className="choice"
                aria-pressed={handling.state === state}
                onClick={() => handling.state !== state && setState.mutate(state)}
              >
                {stateFlags[state] ? <Flag id={stateFlags[state]} /> : <Icon name="check" />}
                {words.states[state]}
              </button>
            ))}
          </fieldset>
          {handling.stateBy && handling.stateAt && (
            <p className={styles.by}>
              {fill(texts.byAt, { person: handling.stateBy, at: time(handling.stateAt) })}
            </p>
          )}
        </div>
      )}
      <Fields request={request} />
      {request.sentFiles.length > 0 && <Files id={id} files={request.sentFiles} />}
      <Note key={id} id={id} handling={handling} />
      <Mails id={id} outgoing={request.outgoing} />
      <RelatedRequests id={id} />
      <Facts request={request} />
      <DiscardDialog id={id} onDone={onBack} />
    </>
  );
}

/** The submitted fields: long texts as quotes, the others as a list. */
function Fields({ request: { fields, language } }: { request: Details }) {
  const long = fields.filter((field) => field.long && field.value);
  const short = fields.filter((field) => !field.long);
  return (
    <section className={styles.part} aria-labelledby="sent">
      <h3 id="sent" className="h4">
        {texts.fields}
      </h3>
      {long.map(({ name, value }) => (
        <blockquote key={name} className={styles.words} lang={language}>
          <p>{value}</p>
        </blockquote>
      ))}
      <dl className={styles.facts2}>
        {short.map(({ name, value }) => (
          <div key={name}>
            <dt>{words.fields[name] ?? name}</dt>
            <dd>
              {name === 'email' && value ? (
                <a className="link" href={`mailto:${encodeURIComponent(value)}`}>
                  {value.split(/(?<=@)/).map((part) => (
                    <Fragment key={part}>
                      {part}
                      <wbr />
                    </Fragment>
                  ))}
                </a>
              ) : name === 'phone' && value ? (
                <a className="link" href={`tel:${value.replace(/[^+\d]/g, '')}`}>
                  {value}
                </a>
              ) : (
                value || <span className="muted">{texts.empty}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RelatedRequests({ id }: { id: string }) {
  const { data, dataUpdatedAt } = useQuery(relatedQuery(id));
  return (
    <section className={styles.part} aria-labelledby="previous">
      <h3 id="previous" className="h4">
        {texts.previous}
      </h3>
      {data?.requests.length === 0 ? (
        <p className="muted sm">{texts.noPrevious}</p>
      ) : (
        <ul className={styles.previous}>
          {data?.requests.map((request) => (
            <Row
              key={request.id}
              request={request}
              withState
              now={dataUpdatedAt}
              to={`/requests/${request.id}?state=${request.spamReason ? 'spam' : 'all'}`}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Origin, consent and retention. */
function Facts({ request }: { request: Details }) {
  const { id, kind, form, language, receivedAt, consent, deletedAt, retentionYears, jobClosedAt } = request;
  const facts = [
    [
      texts.number,
      <span key="id" className="mono">
        {id}
      </span>,
    ],
    [texts.received, time(receivedAt)],
    [texts.language, words.languages[language]],
    [texts.form, form === 'demo-home' ? words.homeForm : words.kinds[kind]],
    [
      texts.consent,
      consent
        ? fill(texts.consentValue, { at: time(consent.at), version: consent.version })
        : texts.noConsent,
    ],
    [
      texts.deleted,
      deletedAt
        ? fill(texts.deletedOn, { date: date(deletedAt) })
        : counted(texts.deletedAfterJob, retentionYears),
    ],
    ...(jobClosedAt ? [[words.menu.jobs, fill(texts.jobClosed, { at: time(jobClosedAt) })]] : []),
  ] as const;
  return (
    <footer className={styles.part}>
      <dl className={styles.facts2}>
        {facts.map(([label, value]) => (
          <div key={String(label)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className={`btn btn--ghost btn--sm ${styles.erase}`}
        onClick={() => openDialog('erase')}
        aria-haspopup="dialog"
      >
        {texts.erase}
      </button>
    </footer>
  );
}
