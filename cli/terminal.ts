import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';
import { printable } from '../domain/printable.ts';

/**
 * A table that is at most `width` columns wide: the widest columns give way first, the first `firm` ones never, and
 * what is cut ends in `…`. Texts of a cell stand on one line.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { width, firm = 0 }: { width: number; firm?: number },
): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => printable(cell).replace(/\s+/g, ' ')));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => stringWidth(row[column] ?? ''))));
  const gap = 2;
  let excess = widths.reduce((sum, each) => sum + each + gap, -gap) - width;
  while (excess > 0) {
    const widest = Math.max(...widths.slice(firm));
    if (widest <= 4) break;
    widths[widths.indexOf(widest, firm)] = widest - 1;
    excess -= 1;
  }
  return cells
    .map((row) =>
      row
        .map((cell, column) => fitted(cell, widths[column] ?? 0))
        .join(' '.repeat(gap))
        .trimEnd(),
    )
    .join('\n');
}

function fitted(text: string, width: number): string {
  const cut = cliTruncate(text, width);
  return cut + ' '.repeat(width - stringWidth(cut));
}
