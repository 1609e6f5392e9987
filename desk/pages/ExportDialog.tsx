import { useState } from 'react';
import { Dialog } from '../../design/Dialog.tsx';
import { fill } from '../../domain/text.ts';
import styles from './dialogs.module.css';
import { closeDialog, DialogButtons } from './dialogs.tsx';
import { withQuery } from './location.ts';
import type { Filter } from './queries.ts';
import { date } from './time.ts';
import { language, words } from './words.ts';

const { export: texts, inbox, states, kinds } = words;
const formats = { csv: texts.csv, 'csv-semicolon': texts.csvSemicolon, json: texts.json } as const;

/** Downloads the filtered requests as a file. */
export function ExportDialog({ filter }: { filter: Filter }) {
  const [format, setFormat] = useState<keyof typeof formats>(language === 'de' ? 'csv-semicolon' : 'csv');
  const described = describe(filter);
  return (
    <Dialog id="export" title={texts.title} intro={texts.what} close={words.close}>
      <div className={styles.form}>
        <p className={styles.facts}>
          <strong>{texts.filter}:</strong> {described.length > 0 ? described.join(' · ') : texts.everything}
        </p>
        <fieldset className={styles.choices}>
          <legend>{texts.format}</legend>
          {Object.entries(formats).map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="format"
                value={value}
                checked={format === value}
                onChange={() => setFormat(value as keyof typeof formats)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <p className="muted sm">{texts.hint}</p>
        <DialogButtons id="export">
          <a
            className="btn"
            href={withQuery('/api/export', { ...filter, format })}
            download
            onClick={() => closeDialog('export')}
          >
            {texts.confirm}
          </a>
        </DialogButtons>
      </div>
    </Dialog>
  );
}

function describe({ state, kind, language: of, since, until, q }: Filter): string[] {
  return [
    state && states[state as keyof typeof states],
    kind && kinds[kind as keyof typeof kinds],
    of && words.languages[of as keyof typeof words.languages],
    since && `${inbox.since} ${date(since)}`,
    until && `${inbox.until} ${date(until)}`,
    q && fill(texts.searched, { words: q }),
  ].filter((text): text is string => Boolean(text));
}
