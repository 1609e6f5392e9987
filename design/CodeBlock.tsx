import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';
import { panelId, tabId } from './codeIds.ts';
import { Flag } from './Flag.tsx';
import { Icon } from './Icon.tsx';

export interface Run {
  text: string;
  part?: 'headers' | 'body';
}

interface Props {
  label: string;
  method: string;
  path: string;
  /** The same request in several programming languages; the first is shown at the start. */
  requests: readonly { id: string; label: string; code: readonly Run[] }[];
  response: { status: string; label: string; code: readonly Run[] };
  /** The tabs: `CodeTabs`, an island. */
  children: ReactNode;
}

function Code({ code }: { code: readonly Run[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <pre tabIndex={0}>
      <code>
        {code.map(({ text, part }) =>
          part ? (
            <mark key={part} className={styles[part]}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </code>
    </pre>
  );
}

/** A request in several programming languages and its response. Without script all languages are shown. */
export function CodeBlock({ label, method, path, requests, response, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={styles.code} role="group" aria-label={label}>
      {children}
      <p className={styles.bar}>
        <span className={styles.method}>{method}</span>
        {path}
      </p>
      {requests.map(({ id, label: language, code }, index) => (
        <div
          key={id}
          className={styles.panel}
          role="tabpanel"
          id={panelId(id)}
          aria-labelledby={tabId(id)}
          hidden={index > 0}
        >
          <p className={`${styles.bar} ${styles.language}`}>{language}</p>
          <Code code={code} />
        </div>
      ))}
      <details className={styles.response} open>
        <summary className={styles.bar}>
          <Flag id="ics-C" />
          {response.status}
          <span className={styles.end}>
            {response.label}
            <Icon name="down" />
          </span>
        </summary>
        <Code code={response.code} />
      </details>
    </div>
  );
}
