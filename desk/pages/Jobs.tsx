import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../design/Dialog.tsx';
import { fill } from '../../domain/text.ts';
import { api, dataOf } from './api.ts';
import { closeDialog, DialogButtons, openDialog } from './dialogs.tsx';
import styles from './Jobs.module.css';
import { linkTo, useTitle, withQuery } from './location.ts';
import { jobsQuery, useDeed } from './queries.ts';
import { Pending } from './RequestList.tsx';
import { State } from './State.tsx';
import { counted, words } from './words.ts';

const { jobs: texts } = words;

/** Jobs with applications, and a button that closes their recruitment. */
export function Jobs() {
  const { data, error } = useQuery(jobsQuery);
  const [chosen, setChosen] = useState<{ jobTitle: string; applications: number } | null>(null);
  const close = useDeed(
    (jobTitle: string) => dataOf(api.jobs.close.$post({ json: { jobTitle } })),
    (_, jobTitle) => fill(texts.closed, { job: jobTitle }),
  );
  useTitle(texts.title);
  return (
    <main id="main" className={styles.page}>
      <h1 className="h2">{texts.title}</h1>
      <p className="lead">{texts.intro}</p>
      {data?.jobs.length === 0 && <State flag="ics-C" title={texts.none} />}
      {!data && <Pending error={error} />}
      {data && data.jobs.length > 0 && (
        <ul className={styles.jobs}>
          {data.jobs.map(({ jobTitle, applications, offered }) => (
            <li key={jobTitle}>
              <h2 className="h4">{jobTitle}</h2>
              <p>
                <a className="link" {...linkTo(withQuery('/', { state: 'all', q: jobTitle }))}>
                  {counted(texts.applications, applications)}
                </a>
                , {offered ? texts.offered : texts.notOffered}
              </p>
              <button
                type="button"
                className="btn btn--ghost btn--sm"
                aria-label={`${texts.close}: ${jobTitle}`}
                aria-haspopup="dialog"
                onClick={() => {
                  setChosen({ jobTitle, applications });
                  openDialog('close-job');
                }}
              >
                {texts.close}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        id="close-job"
        title={fill(texts.closeTitle, { job: chosen?.jobTitle ?? '' })}
        intro={chosen ? counted(texts.closeText, chosen.applications) : undefined}
        close={words.close}
      >
        <DialogButtons id="close-job">
          <button
            type="button"
            className="btn"
            disabled={close.isPending}
            onClick={() =>
              chosen && close.mutate(chosen.jobTitle, { onSuccess: () => closeDialog('close-job') })
            }
          >
            {texts.close}
          </button>
        </DialogButtons>
      </Dialog>
    </main>
  );
}
