import { splitNoBreak } from '../../domain/no-break.ts';

/** A text as it stands in HTML, between tags and in attributes; a bare CR too, which a browser would turn into LF. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('\r', '&#13;');
}

/** A text as it stands between tags, what reads together in an element that does not wrap, as pages have it. */
export function wrappingHtml(text: string): string {
  return splitNoBreak(text)
    .map((piece, index) => (index % 2 ? `<keep-whole>${escapeHtml(piece)}</keep-whole>` : escapeHtml(piece)))
    .join('');
}
