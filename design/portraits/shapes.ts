/** A plane of cloth in a portrait: a flag colour by name or any other as hex, and its outline. */
export type Plane = readonly [colour: string, outline: string];

// A portrait stands on 12 × 12 units, drawn on a sheet of 96 × 96.
const unit = 8;
const n = (units: number) => Number((units * unit).toFixed(2));

// Every outline runs clockwise, so that neighbours of one colour can be joined into one path without a seam.

/** Rectangle by its hoist-side upper corner. */
export function square(colour: string, x: number, y: number, width: number, height: number): Plane {
  return [colour, `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`];
}

/** Disc by its centre. */
export function disc(colour: string, x: number, y: number, r: number): Plane {
  const arc = (width: number) => `a${n(r)} ${n(r)} 0 1 1 ${n(width)} 0`;
  return [colour, `M${n(x - r)} ${n(y)}${arc(2 * r)}${arc(-2 * r)}z`];
}

/** Half-disc: the centre of the full disc, and the side that stays. */
export function half(colour: string, x: number, y: number, r: number, side: 'n' | 'e' | 's' | 'w'): Plane {
  const arc = `a${n(r)} ${n(r)} 0 0 1`;
  const outline = {
    n: `M${n(x - r)} ${n(y)}${arc} ${n(2 * r)} 0z`,
    s: `M${n(x + r)} ${n(y)}${arc} ${n(-2 * r)} 0z`,
    e: `M${n(x)} ${n(y - r)}${arc} 0 ${n(2 * r)}z`,
    w: `M${n(x)} ${n(y + r)}${arc} 0 ${n(-2 * r)}z`,
  };
  return [colour, outline[side]];
}

/** Quarter-disc: the centre of the full disc, and the quadrant that stays. */
export function quarter(
  colour: string,
  x: number,
  y: number,
  r: number,
  quadrant: 'ne' | 'se' | 'sw' | 'nw',
): Plane {
  const dx = quadrant.endsWith('e') ? n(r) : n(-r);
  const dy = quadrant.startsWith('s') ? n(r) : n(-r);
  const start = `M${n(x)} ${n(y)}`;
  const arc = (toX: number, toY: number) => `A${n(r)} ${n(r)} 0 0 1 ${toX} ${toY}z`;
  return [
    colour,
    dx * dy > 0 ? `${start}h${dx}${arc(n(x), n(y) + dy)}` : `${start}v${dy}${arc(n(x) + dx, n(y))}`,
  ];
}

/** Wedge through the given corners. */
export function wedge(colour: string, ...corners: readonly (readonly [x: number, y: number])[]): Plane {
  const area = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] as readonly [number, number];
    return sum + x * nextY - nextX * y;
  }, 0);
  const clockwise = area < 0 ? corners.toReversed() : corners;
  return [colour, `M${clockwise.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`];
}

/** Joins planes that follow each other in one colour: drawn one by one, a hairline would show between them. */
export function joined(planes: readonly Plane[]): Plane[] {
  const result: Plane[] = [];
  for (const [colour, outline] of planes) {
    const last = result.at(-1);
    if (last?.[0] === colour) result[result.length - 1] = [colour, last[1] + outline];
    else result.push([colour, outline]);
  }
  return result;
}

/** Units to the sheet, for what moves a whole figure. */
export const sheet = n;
