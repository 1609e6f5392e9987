/** Id of the list that notices appear in; F8 focuses it. */
export const noticesId = 'notices';

/** What a visitor is told about something that was done or refused. */
export interface Notice {
  kind: 'success' | 'destructive';
  title: string;
  text: string;
}

/** The notice on show; one at a time (docs/product.md, "Notices"). */
interface ShownNotice extends Notice {
  id: number;
  /** The modal dialog that was open: everything outside it is out of reach, so the notice appears inside. */
  dialog: HTMLDialogElement | undefined;
}

let shown: ShownNotice | undefined;
let count = 0;
let emitChange = () => {};

/** Wakes the notice island and shows the notice in place of the one before. */
export function notify(notice: Notice): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const id = ++count;
  show({ ...notice, id, dialog });
  dialog?.addEventListener('close', () => shown?.id === id && show({ ...shown, dialog: undefined }), {
    once: true,
  });
  document.getElementById(noticesId)?.dispatchEvent(new Event('wake'));
}

/** Forgets a notice, long after it was dismissed and its exit has ended. */
export function removeNotice(id: number): void {
  if (shown?.id === id) show(undefined);
}

/** Subscribes the notice island to {@link currentNotice} (`useSyncExternalStore`). */
export function subscribe(listener: () => void): () => void {
  emitChange = listener;
  return () => {
    emitChange = () => {};
  };
}

export function currentNotice(): ShownNotice | undefined {
  return shown;
}

function show(notice: ShownNotice | undefined) {
  shown = notice;
  emitChange();
}
