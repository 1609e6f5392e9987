import { type Area, colour } from '../../drawings/shapes.tsx';

/** Points issued in six weeks, and how many of them came back. */
const weeks = [
  [3, 1],
  [4, 2],
  [4, 2],
  [5, 3],
  [6, 4],
  [7, 5],
] as const;

/** A column of squares for each week, from its left lower square; `step` is the way to the next column and row. */
export function Weeks({ x, y, step, w, h }: Area & { step: readonly [number, number] }) {
  const squares = (
    from: (week: readonly [number, number]) => number,
    to: (week: readonly [number, number]) => number,
  ) =>
    weeks
      .flatMap((week, column) =>
        Array.from(
          { length: to(week) - from(week) },
          (_, index) => `M${x + column * step[0]} ${y - (from(week) + index) * step[1]}h${w}v${h}h-${w}z`,
        ),
      )
      .join('');
  return (
    <>
      <path
        fill={colour.paper}
        d={squares(
          ([, redeemed]) => redeemed,
          ([issued]) => issued,
        )}
      />
      <path
        fill={colour.yellow}
        d={squares(
          () => 0,
          ([, redeemed]) => redeemed,
        )}
      />
    </>
  );
}
