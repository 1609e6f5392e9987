import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { ErrorSummary } from '../../design/ErrorSummary.tsx';
import { Field } from '../../design/Field.tsx';
import { Flag, type FlagId } from '../../design/Flag.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Logo } from '../../design/Logo.tsx';
import { counterpart, otherLanguages } from '../../domain/languages.ts';
import { api, dataOf, Problem } from './api.ts';
import { navigate, useTitle } from './location.ts';
import { queryClient, sentenceOf } from './queries.ts';
import styles from './SignIn.module.css';
import { language, words } from './words.ts';

const { signIn: texts } = words;
/** Signal flags K, O, G, G, E. */
const hoist: readonly FlagId[] = ['ics-K', 'ics-O', 'ics-G', 'ics-G', 'ics-E'];

interface Props {
  by: 'mail' | 'terminal';
  /** A session has just ended. */
  ended: boolean;
}

/** The sign-in page: asks for a link by mail, or points to the terminal. */
export function SignIn({ by, ended }: Props) {
  const [secret, setSecret] = useState(secretInAddress);
  useTitle(texts.title);
  useEffect(() => {
    // A link from a mail can open in this tab.
    const look = () => setSecret(secretInAddress());
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return (
    <main className={styles.page}>
      <div className={styles.sheet}>
        <p className={styles.top}>
          <Logo />
          <span>{words.title}</span>
          {otherLanguages(language).map((other) => (
            <a
              key={other}
              href={counterpart(other, location.pathname) + location.hash}
              hrefLang={other}
              lang={other}
              aria-label={`${other.toUpperCase()} – ${words.menu.language}`}
            >
              {other.toUpperCase()}
            </a>
          ))}
        </p>
        <div className={styles.words}>
          <h1 className="h1">{texts.title}</h1>
          {ended && !secret && <p className="lead">{texts.ended}</p>}
          {secret ? (
            <OpenLink secret={secret} atOnce={by === 'terminal'} onRefused={() => setSecret('')} />
          ) : by === 'terminal' ? (
            <p className="lead">{texts.terminal}</p>
          ) : (
            <AskForLink />
          )}
        </div>
      </div>
      <div className={styles.hoist} aria-hidden="true">
        {hoist.map((id, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the flags never change places, and one of them flies twice
          <Flag key={index} id={id} />
        ))}
      </div>
    </main>
  );
}

function secretInAddress(): string {
  return location.pathname.endsWith('/sign-in') ? location.hash.slice(1) : '';
}

/** Consumes a link. Mail scanners open links too, so only a click does it, or at once for links of the terminal. */
function OpenLink({ secret, atOnce, onRefused }: { secret: string; atOnce: boolean; onRefused: () => void }) {
  const open = useMutation({
    mutationFn: () => dataOf(api.session.$post({ json: { secret } })),
    onSuccess: async () => {
      navigate('/', { replace: true });
      await queryClient.invalidateQueries();
    },
  });
  const { mutate } = open;
  useEffect(() => {
    if (atOnce) mutate();
  }, [atOnce, mutate]);
  if (open.error instanceof Problem && open.error.code === 'refused') {
    return (
      <>
        <ErrorSummary kind="refusal" title={texts.refused.title}>
          <p>{texts.refused.text}</p>
        </ErrorSummary>
        <button
          type="button"
          className="btn"
          onClick={() => {
            navigate('/', { replace: true });
            onRefused();
          }}
        >
          {texts.again}
        </button>
      </>
    );
  }
  return (
    <>
      <p className="lead">{texts.enterIntro}</p>
      {open.error && <ErrorSummary kind="refusal" title={sentenceOf(open.error)} />}
      <button type="button" className="btn" disabled={open.isPending} onClick={() => mutate()}>
        {open.isPending ? texts.opening : texts.enter}
        <Icon name="arrow" />
      </button>
    </>
  );
}

function AskForLink() {
  const [missing, setMissing] = useState(false);
  const ask = useMutation({
    mutationFn: (email: string) => dataOf(api.links.$post({ json: { email, language } })),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setMissing(!email.includes('@'));
    if (email.includes('@')) ask.mutate(email);
  };
  if (ask.isSuccess) {
    return (
      <div role="status">
        <p className="h3">{texts.sent.title}</p>
        <p className="lead">{texts.sent.text}</p>
        <button type="button" className="btn btn--ghost btn--sm" onClick={() => ask.reset()}>
          {texts.again}
        </button>
      </div>
    );
  }
  return (
    <>
      <p className="lead">{texts.intro}</p>
      <form onSubmit={submit} noValidate>
        {ask.error && <ErrorSummary kind="refusal" title={sentenceOf(ask.error)} />}
        <Field
          id="email"
          name="email"
          control="email"
          label={texts.email}
          error={missing ? texts.emailMissing : undefined}
          errorPrefix={words.errorPrefix}
          autoComplete="email"
          maxLength={200}
          required
        />
        <button type="submit" className="btn" disabled={ask.isPending}>
          {texts.send}
        </button>
      </form>
    </>
  );
}
