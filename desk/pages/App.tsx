import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Sprite } from '../../design/Sprite.tsx';
import { openDialog } from './dialogs.ts';
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

/** The desk: who is not signed in sees the way in; what was open stays as it was and comes back. */
export function App() {
  const { data: session, error } = useQuery(sessionQuery);
  const [wasIn, setWasIn] = useState(false);
  if (session?.person && !wasIn) setWasIn(true);
  useKeys({ '?': () => openDialog('keys') });
  const out = session?.person === null;
  return (
    <>
      <Sprite />
      {(wasIn || session?.person) && (
        <div hidden={out}>
          <a className="skip" href="#main">
            {words.skipLink}
          </a>
          <Header person={session?.person ?? ''} />
          <Offline failed={Boolean(error)} />
          <Page />
          <KeysDialog />
        </div>
      )}
      {session && out && <SignIn by={session.by} ended={wasIn} />}
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
  // A link that has been used leads here.
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

function Offline({ failed }: { failed: boolean }) {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
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
