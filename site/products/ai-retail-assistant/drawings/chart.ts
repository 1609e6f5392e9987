import type { Chart } from '../../../../domain/content/analyst.ts';
import type { Language } from '../../../../domain/languages.ts';

export interface ChartProps {
  chart: Chart;
  language: Language;
  /** `narrow` keeps its text above 11 px on phones. */
  size: 'wide' | 'narrow';
  /** Uncovered share of the drawing, 0 to 1; without it CSS animates. */
  progress?: number;
}

/** A number with one decimal in the language's format; `signed` adds a plus. */
function figure(language: Language, value: number, signed = false): string {
  const text = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(value);
  return text.replace('-', '−');
}

/** A value of the chart: signed changes for bars, an index for lines. */
export function figureOf({ type }: Chart, language: Language, value: number): string {
  return figure(language, value, type === 'bar');
}
