// A compound of up to 16 letters still fits into a narrow column; a longer one may break.
const compound = String.raw`(?<![\p{L}\d./@-])(?=[\p{L}\d-]{1,16}(?![\p{L}\d@-]))\p{L}[\p{L}\d]*(?:-[\p{L}\d]+)+`;
const lawsName = String.raw`(?: \p{Lu}\p{L}*\p{Lu}(?!\p{L}))?`;
const brackets = String.raw`(?: \((?:\d+|[a-z])\))*`;
const law = String.raw`(?:§§?|Art\.|Artikel|Articles?) \d+[a-z]?(?: (?:bis|to) \d+)?${brackets}(?: Abs\. \d+)?${lawsName}`;
const partOfLaw = String.raw`(?:Abs\.|Buchst\.|Nr\.|no\.) (?:\d+[a-z]?|[a-z])(?![\p{L}\d])${brackets}${lawsName}`;
const classCode = String.raw`(?<![\p{L}\d])\p{Lu}{2,}\d+ \d+(?:\.\d+)*(?![\p{L}\d])`;
const number = String.raw`(?<![\p{L}\d.,-])\d[\d.,]*(?:(?:[-–]| bis | to )\d[\d.,]*)?`;
// Each language has its own; what is not named here may break.
const unit = [
  '[€%]|[KMG]B',
  '(?:business |working )?days?|(?:Arbeits|Werk)?[Tt]age?n?',
  'hours?|minutes?|seconds?|weeks?|months?|years?|characters?|points?',
  'Stunden?|Minuten?|Sekunden?|Wochen?|Monate?n?|Jahre?n?|Zeichen|Punkte?n?|Uhr',
].join('|');
const amount = String.raw`${number} (?:${unit})(?![\p{L}\d])`;
const abbreviation = String.raw`(?<![\p{L}.])\p{L}\.(?: \p{L}\.)+`;
/** What stays on one line: {@link splitNoBreak}. */
export const noBreakPattern = new RegExp(
  `(${[compound, law, partOfLaw, classCode, amount, abbreviation].join('|')})`,
  'u',
);

/**
 * Splits a text into what may wrap and what stays on one line: "E-Mail", "§ 5 DDG", "Art. 6 (1) (a) GDPR", "5-7
 * business days", "50 €", "WZ08 47.72", "z. B.". The second, fourth, … piece stays on one line.
 */
export function splitNoBreak(text: string): string[] {
  return text.split(noBreakPattern);
}
