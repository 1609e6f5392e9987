import styles from './Cover.module.css';

interface Props {
  x: number;
  width: number;
  height: number;
  progress?: number | undefined;
}

/** A white cover over a chart that moves to the right, so that the chart seems to be drawn. */
export function Cover({ x, width, height, progress }: Props) {
  const moved = progress === undefined ? undefined : `translate(${progress * width} 0)`;
  return (
    <rect
      className={progress === undefined ? styles.cover : undefined}
      x={x}
      width={width}
      height={height}
      fill="var(--f-white)"
      transform={moved}
    />
  );
}
