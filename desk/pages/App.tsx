import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Sprite } from '../../design/Sprite.tsx';
import { openDialog } from './dialogs.tsx';
import { Header } from './Header.tsx';
import { Inbox } from './Inbox.tsx';
import { Jobs } from './Jobs.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { useKeys } from './keys.ts';
import { linkTo, useAddress } from './location.ts';
import { Notices } from './Notices.tsx';
import { Overview } from './Overview.tsx';
import { sentenceOf, sessionQuery } from './queries.ts';
import { SignIn } from './SignIn.tsx';
import { State } from './State.tsx';
import { words } from './words.ts';

/** The desk. When a session ends, the open page stays mounted behind the sign-in page, with what was typed. */
export function App() {
  const { data: session, error } = useQuery(sessionQuery);
  const [hadSession, setHadSession] = useState(false);
  if (session?.person && !hadSession) setHadSession(true);
  useKeys({ '?': () => openDialog('keys') });
  const signedOut = session?.person === null;
  return (
    <>
      <Sprite />
      {(hadSession || session?.person) && (
        <div hidden={signedOut}>
          <a className="skip" href="#main">
            {words.skipLink}
          </a>
          <Header person={session?.person ?? ''} />
          <Offline failed={Boolean(error)} />
          <Page />
          <KeysDialog />
        </div>
      )}
      {session && signedOut && <SignIn by={session.by} ended={hadSession} />}
      {!session && error && <State flag="ics-U" title={sentenceOf(error)} heading="h1" />}
      <Notices />
    </>
  );
}

function Page(): ReactNode {
  const { path, query } = useAddress();
  const [, area = '', id] = path.split('/');
  if (area === '' || area === 'requests') return <Inbox id={id ?? null} query={query} />;
  if (area === 'overview') return <Overview />;
  if (area === 'jobs') return <Jobs />;
  // After sign-in.
  if (area === 'sign-in') return <Inbox id={null} query={query} />;
  const { title, text } = words.problems.notFound;
  return (
    <main id="main">
      <State flag="ics-G" title={title} text={text} heading="h1">
        <a className="link" {...linkTo('/')}>
          {words.problems.home}
        </a>
      </State>
    </main>
  );
}

function subscribeToOnline(listener: () => void): () => void {
  const abort = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, listener, abort);
  return () => abort.abort();
}

function Offline({ failed }: { failed: boolean }) {
  const online = useSyncExternalStore(subscribeToOnline, () => navigator.onLine);
  const text = online ? (failed ? words.problems.unreachable : null) : words.problems.offline;
  return (
    <div role="status">
      {text && (
        <p className="offline" data-tone="yellow">
          {text}
        </p>
      )}
    </div>
  );
}
