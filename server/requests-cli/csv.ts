// What a spreadsheet takes for a formula, also in its full-width forms and behind spaces.
// https://owasp.org/www-community/attacks/CSV_Injection
const formula = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

// Spreadsheets split at commas, semicolons or tabs, as the language of the machine has it, and then do not mind the
// quotes of the other kind: behind each of them could be the start of a cell. What is rare is asked first: space may
// go on for long.
const innerFormula = /(?=[=+\-@＝＋－＠])(?<=[,;\t\r\n]\s*)/g;

/** One line of CSV (RFC 4180), its line break included. A text that a spreadsheet would run gets a `'` before it. */
export function csvLine(values: readonly string[], separator: ',' | ';' = ','): string {
  const cells = values.map((value) => {
    const safe = (formula.test(value) ? `'${value}` : value).replace(innerFormula, "'");
    return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${cells.join(separator)}\r\n`;
}
