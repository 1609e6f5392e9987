import type { ReactNode } from 'react';
import { words } from './words.ts';

export function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

export function closeDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

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
