// What a spreadsheet takes for a formula, also in its full-width forms and behind spaces.
// https://owasp.org/www-community/attacks/CSV_Injection
const formula = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** One line of CSV (RFC 4180), its line break included. A text that a spreadsheet would run gets a `'` before it. */
export function csvLine(values: readonly string[]): string {
  const cells = values.map((value) => {
    const safe = formula.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${cells.join(',')}\r\n`;
}
