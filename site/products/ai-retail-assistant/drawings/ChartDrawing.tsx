import { BarChart, barSheet } from './BarChart.tsx';
import styles from './ChartDrawing.module.css';
import type { ChartProps } from './chart.ts';
import { LineChart, lineSheet } from './LineChart.tsx';

function ChartSheet(props: ChartProps) {
  const isLine = props.chart.type === 'line';
  const { width, height } = isLine ? lineSheet(props.size) : barSheet(props.size);
  return (
    <svg
      className={`${styles.sheet} ${styles[props.size]}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={props.chart.label}
    >
      {isLine ? <LineChart {...props} /> : <BarChart {...props} />}
    </svg>
  );
}

/** A chart in both sizes; the style sheet shows the one that fits. */
export function ChartDrawing(props: Omit<ChartProps, 'size'>) {
  return (
    <div className={styles.drawing}>
      <ChartSheet {...props} size="wide" />
      <ChartSheet {...props} size="narrow" />
    </div>
  );
}
