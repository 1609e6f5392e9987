import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';
import { panelId, tabId } from './codeIds.ts';
import { Flag } from './Flag.tsx';
import type { Token } from './highlight.ts';
import { Icon } from './Icon.tsx';

interface Props {
  /** What the block shows, for screen readers. */
  label: string;
  method: string;
  path: string;
  /** The same request in several languages; the first is shown until a tab is chosen. */
  requests: readonly { id: string; label: string; tokens: readonly Token[] }[];
  response: { status: string; label: string; tokens: readonly Token[] };
  /** The tabs: `CodeTabs`, an island. */
  children: ReactNode;
}

function Code({ tokens }: { tokens: readonly Token[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <pre tabIndex={0}>
      <code>
        {tokens.map(({ text, kind }, index) =>
          kind ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text never change places
            <span key={index} className={styles[kind]}>
              {text}
            </span>
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
      {requests.map(({ id, label: language, tokens }, index) => (
        <div
          key={id}
          className={styles.panel}
          role="tabpanel"
          id={panelId(id)}
          aria-labelledby={tabId(id)}
          hidden={index > 0}
        >
          <p className={`${styles.bar} ${styles.language}`}>{language}</p>
          <Code tokens={tokens} />
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
        <Code tokens={response.tokens} />
      </details>
    </div>
  );
}
