import { type Area, colour } from '../../drawings/shapes.tsx';

/** Points issued and redeemed in six weeks. */
const weeks = [
  [3, 1],
  [4, 2],
  [4, 2],
  [5, 3],
  [6, 4],
  [7, 5],
] as const;

/** A column of squares for each week from its lower left; `step` is the distance of columns and of rows. */
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
