import { stringify } from 'csv-stringify/sync';

// The library disarms a text that begins as a formula does. Spreadsheets also run what stands behind spaces; and they
// split at commas, semicolons or tabs, as the language of the machine has it, and then do not mind the quotes of the
// other kind: behind each of them could be the start of a cell. What is rare is asked first: space may go on for long.
// https://owasp.org/www-community/attacks/CSV_Injection
const hiddenFormula = /^(?=\n|\s+[=+\-@＝＋－＠])|(?=[=+\-@＝＋－＠])(?<=[,;\t\r\n]\s*)/g;

/** One line of CSV (RFC 4180), its line break included. A text that a spreadsheet would run gets a `'` before it. */
export function csvLine(values: readonly string[], separator: ',' | ';' = ','): string {
  return stringify([values.map((value) => value.replace(hiddenFormula, "'"))], {
    delimiter: separator,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[",;\t\r\n]/,
  });
}
