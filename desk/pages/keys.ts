import { useEffect, useRef } from 'react';

/** Calls the handler of a key, by `KeyboardEvent.key`, except inside inputs and dialogs. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, textarea, select, dialog, summary, [role="menu"]')) return;
      // Enter activates a link or button.
      if (event.key === 'Enter' && target.closest('a, button')) return;
      const handler = latest.current[event.key];
      if (!handler) return;
      event.preventDefault();
      handler();
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, []);
}
