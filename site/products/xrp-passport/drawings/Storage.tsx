// Columns of the stored squares in each row.
const held = [
  [0, 2, 3],
  [1, 2],
  [0, 1, 3],
];

/** Distributed storage: squares of one document, those stored here filled. For an ink background. Decoration. */
export function Storage() {
  const square = (x: number, y: number) => `M${x * 47 + 1} ${y * 47 + 1}h37v37h-37z`;
  const all = held.flatMap((_, y) => [0, 1, 2, 3].map((x) => square(x, y))).join('');
  const kept = held.flatMap((row, y) => row.map((x) => square(x, y))).join('');
  return (
    <svg viewBox="0 0 180 133" aria-hidden="true">
      <path d={all} fill="none" stroke="var(--f-edge-on-ink)" strokeWidth="2" />
      <path d={kept} fill="var(--f-blue)" stroke="var(--f-muted-on-ink)" strokeWidth="2" />
    </svg>
  );
}
