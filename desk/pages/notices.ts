import { useSyncExternalStore } from 'react';

/** `done` disappears after a few seconds; `refused` stays until it is closed. */
export interface Notice {
  kind: 'done' | 'refused';
  text: string;
}

const shownMs = 6000;
const listeners = new Set<() => void>();
let current: Notice | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Replaces the current notice; null closes it. */
export function notify(notice: Notice | null): void {
  clearTimeout(timer);
  current = notice;
  if (notice?.kind === 'done') timer = setTimeout(() => notify(null), shownMs);
  for (const listener of listeners) listener();
}

export function useNotice(): Notice | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
