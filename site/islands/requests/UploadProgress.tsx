import { useEffect, useRef } from 'react';
import { fill } from '../../../domain/text.ts';
import type { FileWords } from './types.ts';
import styles from './UploadProgress.module.css';

/** How far the files are on their way (`share` from 0 to 1), and a button that stops them. */
export function UploadProgress(props: { share: number; words: FileWords['upload']; onCancel: () => void }) {
  const { share, words } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const percent = Math.round(share * 100);
  // The send button, which had the focus, is disabled now.
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className={styles.upload}>
      <progress max={100} value={percent} aria-label={words.label} />
      <span>{fill(words.progress, { percent })}</span>
      {/* Once everything is sent it may have been stored: it can no longer be cancelled. */}
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
