/** The words of a search, in lower case: at most ten, so that nobody's search is slow. */
export function searchWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
}

/**
 * What LIKE looks for in the texts of a request, as JSON, to find a word: more than the word itself, for databases
 * know only the case of A to Z, and JSON writes some characters otherwise. {@link standIn} decides.
 */
export function patternOf(word: string): string {
  const characters = Array.from(word, (character) => {
    if (/[a-z\d@.-]/.test(character)) return character;
    return /\p{L}/u.test(character) ? '_' : '%';
  });
  return `%${characters.join('')}%`;
}

/** Whether every word stands in the number of a request or in one of its texts. */
export function standIn({ id, fields }: { id: string; fields: string }, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const texts = [id, ...Object.values<string>(JSON.parse(fields))].map((text) => text.toLowerCase());
  return words.every((word) => texts.some((text) => text.includes(word)));
}
