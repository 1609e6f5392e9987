// Control characters and bidirectional marks: they disguise a text, and some control a terminal.
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A typed text, safe to show: line breaks and tabs stay, other control and bidirectional characters become `·`. */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(unprintable, '·');
}

/** The first `length` UTF-16 code units of a text; a surrogate pair is not split. */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '');
}
