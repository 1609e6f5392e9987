import { fileSize, fill } from '../../domain/text.ts';
import type { Details } from './api.ts';
import { DeskIcon } from './DeskIcon.tsx';
import styles from './Files.module.css';
import { language, words } from './words.ts';

const { request: texts } = words;

export function Files({ id, files }: { id: string; files: Details['sentFiles'] }) {
  return (
    <section className={styles.files} aria-labelledby="files">
      <h3 id="files" className="h4">
        {texts.files}
      </h3>
      <ul>
        {files.map(({ field, name, size, inspected }) => (
          <li key={field}>
            <DeskIcon name="file" />
            <span className={styles.name}>
              <strong>{words.fields[field] ?? field}</strong>
              <span>{name}</span>
              {!inspected && size > 0 && <span>{texts.fileNotInspected}</span>}
            </span>
            <span className={styles.size}>
              {size > 0 ? fileSize(language, words.sizes, size) : texts.fileGone}
            </span>
            {size > 0 && (
              <a
                className="btn btn--ghost btn--sm"
                href={`/api/requests/${id}/files/${field}`}
                download={name}
                aria-label={fill(texts.download, { file: words.fields[field] ?? field })}
              >
                <DeskIcon name="download" />
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="muted sm">{texts.filesHint}</p>
    </section>
  );
}
