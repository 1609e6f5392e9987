import { stringify } from 'csv-stringify/sync';

// The library escapes cells that begin with a formula. Spreadsheets also run formulas after spaces, and after every
// comma, semicolon or tab, because the separator depends on the locale and quotes may then be ignored. The lookahead for
// the rare characters comes first to keep long white space linear. https://owasp.org/www-community/attacks/CSV_Injection
const hiddenFormula = /^(?=\n|\s+[=+\-@＝＋－＠])|(?=[=+\-@＝＋－＠])(?<=[,;\t\r\n]\s*)/g;

/** A line of CSV (RFC 4180) with its line break. Formulas get a `'` in front. */
export function csvLine(values: readonly string[], separator: ',' | ';'): string {
  return stringify([values.map((value) => value.replace(hiddenFormula, "'"))], {
    delimiter: separator,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[",;\t\r\n]/,
  });
}
