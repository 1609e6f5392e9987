import { useEffect, useRef } from 'react';
import { fill } from '../../../domain/text.ts';
import type { FileWords } from './types.ts';
import styles from './UploadProgress.module.css';

/** Progress of an upload (`share` from 0 to 1) and a button that cancels it. */
export function UploadProgress(props: { share: number; words: FileWords['upload']; onCancel: () => void }) {
  const { share, words } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const percent = Math.round(share * 100);
  // The submit button, which had the focus, is now disabled.
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className={styles.upload}>
      <progress max={100} value={percent} aria-label={words.label} />
      <span>{fill(words.progress, { percent })}</span>
      {/* A complete upload may already be stored, so it cannot be cancelled. */}
      <button
        type="button"
        className="btn btn--ghost btn--sm"
        ref={cancel}
        disabled={share === 1}
        onClick={props.onCancel}
      >
        {words.cancel}
      </button>
    </div>
  );
}
