import { type MouseEvent, useSyncExternalStore } from 'react';
import { defaultLanguage, pathIn } from '../../domain/languages.ts';
import { language } from './words.ts';

const moved = 'desk:moved';

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(moved, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(moved, listener);
  };
}

/** The address of the page: its path as in English, and what stands behind `?`. */
export function useAddress(): { path: string; query: URLSearchParams } {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  const [path = '/', query] = address.split('?', 2);
  return { path: englishPath(path), query: new URLSearchParams(query) };
}

function englishPath(path: string): string {
  return language === defaultLanguage ? path : path.slice(`/${language}`.length) || '/';
}

/** Goes to a path (as in English) without loading the document anew. */
export function navigate(path: string, { replace = false } = {}): void {
  const url = pathIn(language, path);
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  dispatchEvent(new Event(moved));
}

/** What a link within the desk needs; other ways to open it (another tab) stay the browser's. */
export function linkTo(path: string, onFollow?: () => void) {
  return {
    href: pathIn(language, path),
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(path);
      onFollow?.();
    },
  };
}

/** A path with those values behind `?` that are set. */
export function withQuery(path: string, query: URLSearchParams | Record<string, string | undefined>): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const set = entries.filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}
