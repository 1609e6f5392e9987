import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '../../design/Dialog.tsx';
import { Field } from '../../design/Field.tsx';
import { fill } from '../../domain/text.ts';
import { api, dataOf } from './api.ts';
import styles from './dialogs.module.css';
import { closeDialog, DialogButtons } from './dialogs.tsx';
import { useDeed } from './queries.ts';
import { date } from './time.ts';
import { counted, words } from './words.ts';

const { erase: texts } = words;

/** Lists what will be erased, asks for the address as confirmation, then shows the result and what remains to do. */
export function EraseDialog({ email, onDone }: { email: string; onDone: () => void }) {
  const [mismatch, setMismatch] = useState(false);
  const { data } = useQuery({
    queryKey: ['senders', email],
    queryFn: () => dataOf(api.senders.$get({ query: { email } })),
    refetchInterval: false,
  });
  const erase = useDeed(
    (typed: string) => dataOf(api.erasures.$post({ json: { email, typed } })),
    () => null,
    ({ code }) => {
      if (code === 'mismatch') setMismatch(true);
      return code === 'mismatch';
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('typed') ?? '');
    const wrong = typed.trim().toLowerCase() !== email.toLowerCase();
    setMismatch(wrong);
    if (!wrong) erase.mutate(typed);
  };
  const { count = 0, newest = [] } = data ?? {};
  const done = erase.data;
  return (
    <Dialog
      id="erase"
      title={texts.title}
      intro={done ? undefined : fill(texts.text, { address: email })}
      close={words.close}
    >
      {done ? (
        <div className={styles.done} role="status">
          <p className="lead">{counted(texts.done, done.count)}</p>
          <p>{done.purged ? texts.purged : texts.notYetPurged}</p>
          {done.engine === 'postgres' && <p>{texts.postgres}</p>}
          <p>{texts.elsewhere}</p>
          <button
            type="button"
            className="btn"
            onClick={() => {
              closeDialog('erase');
              onDone();
            }}
          >
            {words.close}
          </button>
        </div>
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <div>
            <p>{counted(texts.going, count)}</p>
            <ul className={styles.going}>
              {newest.map(({ id, kind, receivedAt }) => (
                <li key={id}>
                  <span className="mono">{id}</span> {words.kinds[kind]}, {date(receivedAt)}
                </li>
              ))}
              {count > newest.length && <li>{counted(texts.more, count - newest.length)}</li>}
            </ul>
          </div>
          <Field
            id="typed"
            name="typed"
            control="text"
            label={fill(texts.typed, { address: email })}
            error={mismatch ? texts.mismatch : undefined}
            errorPrefix={words.errorPrefix}
            autoComplete="off"
            required
          />
          <DialogButtons id="erase">
            <button type="submit" className={`btn ${styles.danger}`} disabled={erase.isPending}>
              {texts.confirm}
            </button>
          </DialogButtons>
        </form>
      )}
    </Dialog>
  );
}
