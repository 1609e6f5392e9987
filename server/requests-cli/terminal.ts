import { printable } from '../printable.ts';

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Columns that a text takes in a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}

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
  const widths = head.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
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
  const missing = width - widthOf(text);
  if (missing >= 0) return text + ' '.repeat(missing);
  let cut = '';
  let taken = 1;
  for (const { segment } of graphemes.segment(text)) {
    taken += widthOf(segment);
    if (taken > width) break;
    cut += segment;
  }
  return `${cut}…${' '.repeat(Math.max(0, width - widthOf(cut) - 1))}`;
}
