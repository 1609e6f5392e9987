/** Id of the list of notices; F8 focuses it. */
export const noticesId = 'notices';

export interface Notice {
  kind: 'success' | 'destructive';
  title: string;
  text: string;
}

/** The notice that is shown, one at a time (docs/product.md, "Notices"). */
interface ShownNotice extends Notice {
  id: number;
}

let shown: ShownNotice | undefined;
let count = 0;
let emitChange = () => {};

/** Hydrates the notice island and shows the notice instead of the previous one. */
export function notify(notice: Notice): void {
  show({ ...notice, id: ++count });
  document.getElementById(noticesId)?.dispatchEvent(new Event('wake'));
}

/** Removes a notice, long after it was closed (`removalDelay` in Notices.tsx). */
export function removeNotice(id: number): void {
  if (shown?.id === id) show(undefined);
}

/** For `useSyncExternalStore` of the notice island. */
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
