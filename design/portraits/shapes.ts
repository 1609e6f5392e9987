/** A plane of cloth in a portrait: a flag colour by name or any other as hex, its outline, and the box around it. */
export type Plane = readonly [colour: string, outline: string, box: Box];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

// A portrait stands on 12 × 12 units, drawn on the sheet of a flag, 24 × 24.
const unit = 2;
const n = (units: number) => Number((units * unit).toFixed(2));

// Every outline runs clockwise, so that neighbours of one colour can be joined into one path without a seam.

/** Rectangle by its hoist-side upper corner. */
export function square(colour: string, x: number, y: number, width: number, height: number): Plane {
  const outline = `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
  return [colour, outline, [x, y, x + width, y + height]];
}

/** Disc by its centre. */
export function disc(colour: string, x: number, y: number, r: number): Plane {
  const arc = (width: number) => `a${n(r)} ${n(r)} 0 1 1 ${n(width)} 0`;
  const outline = `M${n(x - r)} ${n(y)}${arc(2 * r)}${arc(-2 * r)}z`;
  return [colour, outline, [x - r, y - r, x + r, y + r]];
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
  const box: Box = [
    side === 'e' ? x : x - r,
    side === 's' ? y : y - r,
    side === 'w' ? x : x + r,
    side === 'n' ? y : y + r,
  ];
  return [colour, outline[side], box];
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
    [dx > 0 ? x : x - r, dy > 0 ? y : y - r, dx > 0 ? x + r : x, dy > 0 ? y + r : y],
  ];
}

/** Wedge through the given corners. */
export function wedge(colour: string, ...corners: readonly (readonly [x: number, y: number])[]): Plane {
  const area = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] as readonly [number, number];
    return sum + x * nextY - nextX * y;
  }, 0);
  const clockwise = area < 0 ? corners.toReversed() : corners;
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [
    colour,
    `M${clockwise.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`,
    [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  ];
}

/**
 * Joins planes of one colour: drawn one by one, a hairline would show between neighbours. Planes change places where
 * nothing lies between them, so that the picture stays as it is.
 */
export function joined(planes: readonly Plane[]): [colour: string, outline: string][] {
  const layers: [colour: string, outline: string][] = [];
  let rest = planes;
  while (rest.length > 0) {
    const choices = [...new Set(rest.map(([colour]) => colour))].map((colour) => lowest(colour, rest));
    const best = choices.reduce((one, other) => (other.rank > one.rank ? other : one));
    layers.push([best.colour, best.planes.map(([, outline]) => outline).join('')]);
    rest = best.rest;
  }
  return layers;
}

/** The planes of a colour that no other lies under, and how well they would do as the next layer. */
function lowest(colour: string, among: readonly Plane[]) {
  const planes: Plane[] = [];
  const rest: Plane[] = [];
  for (const plane of among) {
    const free = plane[0] === colour && !rest.some(([, , box]) => overlap(box, plane[2]));
    (free ? planes : rest).push(plane);
  }
  const last = rest.every(([other]) => other !== colour);
  return { colour, planes, rest, rank: planes.length + (last ? among.length : 0) };
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Units to the sheet, for what moves a whole figure. */
export const sheet = n;
