import type { Chart } from '../../../../domain/content/analyst.ts';
import type { Language } from '../../../../domain/languages.ts';

export interface ChartProps {
  chart: Chart;
  language: Language;
  /** `narrow` keeps its text above 11 px on phones. */
  size: 'wide' | 'narrow';
  /** How much of the drawing is uncovered, 0 to 1. Without it the page's style sheet decides. */
  progress?: number;
}

/** A figure as the language writes it, with one decimal; `signed` for changes. */
function figure(language: Language, value: number, signed = false): string {
  const text = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(value);
  return text.replace('-', '−');
}

/** A figure of this chart: bars show changes in per cent, lines show an index. */
export function figureOf({ type }: Chart, language: Language, value: number): string {
  return figure(language, value, type === 'bar');
}
