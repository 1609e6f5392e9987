import { useState } from 'react';
import { ErrorSummary } from '../../design/ErrorSummary.tsx';
import { FieldError } from '../../design/Field.tsx';
import { longText } from '../../domain/requests/request.ts';
import { fill } from '../../domain/text.ts';
import { api, type Details, dataOf } from './api.ts';
import styles from './Note.module.css';
import { useDeed } from './queries.ts';
import { time } from './time.ts';
import { counted, words } from './words.ts';

const { request: texts } = words;
type Handling = Details['handling'];

/** The note of a request. A draft is never overwritten: after a conflicting save by a colleague both texts are shown. */
export function Note({ id, handling }: { id: string; handling: Handling }) {
  const { note, noteBy, noteAt } = handling;
  const [draft, setDraft] = useState<{ text: string; seen: string | null } | null>(null);
  const [refused, setRefused] = useState(false);
  const save = useDeed(
    ({ text, seen }: { text: string; seen: string | null }) =>
      dataOf(api.requests[':id'].note.$put({ param: { id }, json: { note: text, seen } })),
    () => texts.noteSaved,
    ({ code }) => {
      if (code === 'changed') setRefused(true);
      return code === 'changed';
    },
  );
  const text = draft?.text ?? note;
  // Only two combined notes exceed the limit; the person shortens them.
  const tooMany = text.length - longText;
  const isChanged = draft !== null && draft.text !== note;
  const send = () =>
    draft &&
    save.mutate(draft, {
      onSuccess: () => {
        setDraft(null);
        setRefused(false);
      },
    });
  return (
    <section className={styles.note} aria-labelledby="note-title">
      <h3 id="note-title" className="h4">
        <label htmlFor="note">{texts.note}</label>
      </h3>
      <p id="note-hint" className="muted sm">
        {texts.noteHint}
      </p>
      {refused && (
        <ErrorSummary kind="refusal" title={fill(texts.noteChanged.title, { person: noteBy ?? '' })}>
          <p>{texts.noteChanged.text}</p>
          <p className={styles.theirs}>
            <strong>{texts.noteTheirs}</strong>
            {'\n'}
            {note}
          </p>
          <button
            type="button"
            className="btn btn--sm"
            onClick={() => {
              setDraft({ text: `${note}\n\n${text}`, seen: noteAt });
              setRefused(false);
            }}
          >
            {texts.notePutBelow}
          </button>
        </ErrorSummary>
      )}
      <textarea
        id="note"
        rows={3}
        maxLength={longText}
        value={text}
        aria-describedby={tooMany > 0 ? 'note-hint note-error' : 'note-hint'}
        aria-invalid={tooMany > 0 || undefined}
        onChange={({ target }) => setDraft({ text: target.value, seen: draft ? draft.seen : noteAt })}
      />
      <FieldError
        id="note"
        name="note"
        prefix={words.errorPrefix}
        text={tooMany > 0 ? counted(texts.noteTooLong, tooMany) : undefined}
      />
      <p className={styles.foot}>
        <button
          type="button"
          className="btn btn--sm"
          disabled={!isChanged || tooMany > 0 || refused || save.isPending}
          onClick={send}
        >
          {texts.noteSave}
        </button>
        {noteBy && noteAt && <span>{fill(texts.byAt, { person: noteBy, at: time(noteAt) })}</span>}
      </p>
    </section>
  );
}
