// Spaces that become no-break spaces; each language has its own units.
const gaps = [
  // 50 €, 10 MB
  /(?<=\d) (?=(?:[€%]|[KMG]B)(?!\p{L}))/gu,
  // 24 months, 5-7 business days
  /(?<=\d) (?=(?:business |working )?(?:day|hour|minute|second|week|month|year|character|point)s?(?!\p{L}))/gu,
  // 24 Monate, 5 bis 7 Arbeitstagen
  /(?<=\d) (?=(?:(?:Arbeits|Werk)?[Tt]age?|Stunde|Minute|Sekunde|Woche|Monate?|Jahre?|Punkte?)n?(?!\p{L}))/gu,
  /(?<=\d) (?=(?:Zeichen|Uhr)(?!\p{L}))/gu,
  // § 5, Art. 6, Abs. 2, no. 10
  /(?<=§|(?<!\p{L})(?:Art\.|Artikel|Articles?|Abs\.|Buchst\.|Nr\.|no\.)) (?=\d|\p{Ll}(?!\p{L}))/gu,
  // z. B., i. d. R.
  /(?<=(?<![\p{L}.])\p{L}\.(?: \p{L}\.)*) (?=\p{L}\.)/gu,
];

// Search engines and form validation compare these values, so they stay as written.
const compared = new Set(['meta', 'name']);

/** Content with U+00A0 in "50 €", "§ 5" and "z. B.", so that no line breaks there. */
export function withNoBreakSpaces<Content>(content: Content): Content;
export function withNoBreakSpaces(content: unknown): unknown {
  if (typeof content === 'string') {
    return gaps.reduce((text, gap) => text.replace(gap, '\u00a0'), content);
  }
  if (Array.isArray(content)) return content.map((entry) => withNoBreakSpaces(entry));
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      compared.has(key) ? value : withNoBreakSpaces(value),
    ]),
  );
}
