/** Longest word shown. */
const longest = 12;

// Letters without a flag, and their spelling.
const spelled: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ä: 'AE',
  Ö: 'OE',
  Ø: 'OE',
  Ü: 'UE',
  Å: 'AA',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
  ẞ: 'SS',
};

/**
 * A name as signal flags spell it: its first and its last word in the letters A to Z, twelve at most each. Accents are
 * dropped, umlauts written out, titles such as "Dr." left out. Empty when no letter has a flag.
 */
export function spell(name: string): string[] {
  const words = name
    .normalize('NFC')
    .toUpperCase()
    .replace(/[ÆŒÄÖØÜÅÞÐĐŁẞ]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/\s+/)
    .filter((word) => !word.endsWith('.'))
    .flatMap((word) => word.split(/[^A-Z]+/))
    .filter(Boolean)
    .map((word) => word.slice(0, longest));
  return words.length > 1 ? [words[0] as string, words.at(-1) as string] : words;
}
