// Control characters and marks that turn the direction of text: what is shown would not be what was typed, and some
// would steer a terminal.
const steering =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/**
 * A typed text as it may be shown: line breaks and tabs stay, every other control or direction character becomes `·`.
 */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(steering, '·');
}

/** The first so many characters of a text, as `String.length` counts them; none is cut in half. */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '');
}
