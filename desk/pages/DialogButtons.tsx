import type { ReactNode } from 'react';
import { closeDialog } from './dialogs.ts';
import { words } from './words.ts';

/** The confirming button of a dialog, and the one that cancels. */
export function DialogButtons({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="btns">
      {children}
      <button type="button" className="btn btn--ghost" onClick={() => closeDialog(id)}>
        {words.cancel}
      </button>
    </div>
  );
}
