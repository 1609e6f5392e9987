import { type Language, locales } from '../domain/languages.ts';
import type { Palette } from '../domain/palette.ts';
import { escapeHtml } from '../server/http/html.ts';
import type { Built } from './built.ts';
import type { PageWords } from './words.ts';

/** The HTML document of every page in one language: the interface texts as JSON, and the script that renders. */
export function documentOf(language: Language, words: PageWords, built: Built): string {
  // A `<` in a text could close the script element.
  const data = JSON.stringify(words).replaceAll('<', '\\u003c');
  return [
    `<!doctype html><html lang="${locales[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    `<title>${escapeHtml(`${words.title} · ${words.company}`)}</title>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="preload" href="/fonts/familjen-grotesk.woff2" as="font" type="font/woff2" crossorigin>',
    ...built.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${built.script}"></script></head>`,
    `<body><div id="desk"></div><noscript><p>${escapeHtml(words.noScript)}</p></noscript>`,
    `<script type="application/json" id="words">${data}</script></body></html>`,
  ].join('');
}

/** The favicon: signal flag K, "I wish to communicate with you". */
export function iconOf(colour: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${colour('yellow')}" d="M0 0h12v24H0z"/><path fill="${colour('blue')}" d="M12 0h12v24H12z"/></svg>`;
}
