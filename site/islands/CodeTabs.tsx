import { type KeyboardEvent, useEffect, useState } from 'react';
import { panelId, tabId } from '../../design/codeIds.ts';
import { Icon } from '../../design/Icon.tsx';
import styles from './CodeTabs.module.css';

interface Props {
  label: string;
  languages: readonly { id: string; label: string }[];
  copy: { copy: string; copied: string; failed: string };
}

const copiedForMs = 2000;

/** Tabs and copy button of a `CodeBlock`. */
export function CodeTabs({ label, languages, copy }: Props) {
  const [current, setCurrent] = useState(0);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    for (const [index, { id }] of languages.entries()) {
      document.getElementById(panelId(id))?.toggleAttribute('hidden', index !== current);
    }
    setOutcome(undefined);
  }, [languages, current]);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), copiedForMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const choose = (event: KeyboardEvent) => {
    const last = languages.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    document.getElementById(tabId(languages[next]?.id ?? ''))?.focus();
  };

  const copyCode = async () => {
    const code = document.querySelector(`#${panelId(languages[current]?.id ?? '')} code`);
    if (!code) return;
    try {
      await navigator.clipboard.writeText(code.textContent);
      setOutcome('copied');
    } catch {
      // Without permission to write to the clipboard, the code is selected for copying by hand.
      getSelection()?.selectAllChildren(code);
      setOutcome('failed');
    }
  };

  return (
    <div className={styles.bar}>
      <div className={styles.tabs} role="tablist" aria-label={label}>
        {languages.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-controls={panelId(id)}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
            onKeyDown={choose}
          >
            {name}
          </button>
        ))}
      </div>
      <button type="button" className={styles.copy} onClick={copyCode}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        <span aria-live="polite">{outcome === 'copied' ? copy.copied : copy.copy}</span>
      </button>
      <p className={styles.failed} role="status">
        {outcome === 'failed' && copy.failed}
      </p>
    </div>
  );
}
