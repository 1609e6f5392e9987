import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';
import { panelId, tabId } from './codeIds.ts';
import { Flag } from './Flag.tsx';
import { Icon } from './Icon.tsx';

/** Lines of code in one colour: those of the headers, those of the body, or the call around them. */
export interface Run {
  text: string;
  part?: 'headers' | 'body';
}

interface Props {
  /** What the block shows, for screen readers. */
  label: string;
  method: string;
  path: string;
  /** The same request in several languages; the first is shown until a tab is chosen. */
  requests: readonly { id: string; label: string; code: readonly Run[] }[];
  response: { status: string; label: string; code: readonly Run[] };
  /** The tabs: `CodeTabs`, an island. */
  children: ReactNode;
}

function Code({ code }: { code: readonly Run[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
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

/** A request in several languages and its response. Without script all languages stand below each other. */
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
