import { useMutation, useQuery } from '@tanstack/react-query';
import { Flag } from '../../design/Flag.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Logo } from '../../design/Logo.tsx';
import { counterpart, otherLanguages, pathIn } from '../../domain/languages.ts';
import { fill } from '../../domain/text.ts';
import { api, dataOf } from './api.ts';
import { openDialog } from './dialogs.tsx';
import styles from './Header.module.css';
import { linkTo, useAddress } from './location.ts';
import { notify } from './notices.ts';
import { countsQuery, sentenceOf } from './queries.ts';
import { language, words } from './words.ts';

const { menu } = words;

/** Logo, menu, help, the other language, and the signed-in person under flag P (all on board). */
export function Header({ person }: { person: string }) {
  const { path } = useAddress();
  const { data: counts } = useQuery(countsQuery);
  const inbox = path === '/' || path.startsWith('/requests');
  const fresh = counts?.new ?? 0;
  return (
    <header className={styles.header}>
      <a className={styles.logo} {...linkTo('/')}>
        <Logo />
        <span className="sr">{words.company} </span>
        <span className={styles.name}>{words.title}</span>
      </a>
      <nav className={styles.menu} aria-label={menu.label}>
        <a className="choice" {...linkTo('/')} aria-current={inbox ? 'page' : undefined}>
          {menu.inbox}
          {fresh > 0 && <span className={styles.count}>{fresh > 999 ? '999+' : fresh}</span>}
        </a>
        {(['overview', 'jobs'] as const).map((page) => (
          <a
            key={page}
            className="choice"
            {...linkTo(`/${page}`)}
            aria-current={path === `/${page}` ? 'page' : undefined}
          >
            {menu[page]}
          </a>
        ))}
      </nav>
      <div className={styles.end}>
        <button
          type="button"
          className={styles.keys}
          onClick={() => openDialog('keys')}
          aria-label={menu.keys}
        >
          <span className={styles.key} aria-hidden="true">
            ?
          </span>
        </button>
        {otherLanguages(language).map((other) => (
          <a
            key={other}
            className={styles.language}
            href={counterpart(other, location.pathname) + location.search}
            hrefLang={other}
            lang={other}
            aria-label={`${other.toUpperCase()} – ${menu.language}`}
          >
            {other.toUpperCase()}
          </a>
        ))}
        <Person person={person} />
      </div>
    </header>
  );
}

function Person({ person }: { person: string }) {
  const leave = useMutation({
    mutationFn: (everywhere: boolean) => dataOf(everywhere ? api.sessions.$delete() : api.session.$delete()),
    // A new document drops the cached requests: the next person at this machine must not see them.
    onSuccess: () => location.assign(pathIn(language, '/sign-in')),
    onError: (error) => notify({ kind: 'refused', text: sentenceOf(error) }),
  });
  return (
    <details className={styles.person}>
      <summary>
        <Flag id="ics-P" />
        <span className="sr">{menu.person}: </span>
        <span className={styles.who}>{person.split('@')[0]}</span>
        <Icon name="down" />
      </summary>
      <div className={styles.card}>
        <p>{fill(menu.signedInAs, { person })}</p>
        <button type="button" className="btn btn--sm" onClick={() => leave.mutate(false)}>
          {menu.signOut}
        </button>
        <button type="button" className="btn btn--ghost btn--sm" onClick={() => leave.mutate(true)}>
          {menu.signOutEverywhere}
        </button>
      </div>
    </details>
  );
}
