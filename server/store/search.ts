/** The words of a search in lower case, at most ten to bound its cost. */
export function searchWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
}

/**
 * LIKE pattern that finds a word in the JSON of a request's texts. It also matches other words, because databases fold
 * the case of A to Z only and JSON escapes some characters; {@link containsAll} filters the rows exactly.
 */
export function patternOf(word: string): string {
  const characters = Array.from(word, (character) => {
    if (/[a-z\d@.-]/.test(character)) return character;
    return /\p{L}/u.test(character) ? '_' : '%';
  });
  return `%${characters.join('')}%`;
}

/** Whether every word occurs in the number of a request or in one of its texts. */
export function containsAll(
  { id, fields }: { id: string; fields: string },
  words: readonly string[],
): boolean {
  if (words.length === 0) return true;
  const texts = [id, ...Object.values<string>(JSON.parse(fields))].map((text) => text.toLowerCase());
  return words.every((word) => texts.some((text) => text.includes(word)));
}
