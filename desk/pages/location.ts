import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';
import { defaultLanguage, pathIn } from '../../domain/languages.ts';
import { language, words } from './words.ts';

const moved = 'desk:moved';

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(moved, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(moved, listener);
  };
}

/** The current address: its path without the language prefix, and its query. */
export function useAddress(): { path: string; query: URLSearchParams } {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  const [path = '/', query] = address.split('?', 2);
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  return { path: path.slice(prefix.length) || '/', query: new URLSearchParams(query) };
}

/** Goes to a path (without language prefix) without loading a document. */
export function navigate(path: string, { replace = false } = {}): void {
  const url = pathIn(language, path);
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  dispatchEvent(new Event(moved));
}

/** Props of a link inside the desk; with modifier keys the browser opens it as usual. */
export function linkTo(path: string) {
  return {
    href: pathIn(language, path),
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(path);
    },
  };
}

/** A path with the non-empty values as its query. */
export function withQuery(path: string, query: URLSearchParams | Record<string, string | undefined>): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const set = entries.filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}

/** The values of a query, without the cursors of the list: its first page. */
export function firstPage(query: URLSearchParams): Record<string, string> {
  const { after: _, before: __, ...rest } = Object.fromEntries(query);
  return rest;
}

/** Sets the title of the document; null leaves it to another component. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${words.title} · ${words.company}`;
  }, [title]);
}
