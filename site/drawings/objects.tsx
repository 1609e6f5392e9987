import type { ReactNode } from 'react';
import { ean13 } from './barcode.ts';
import { type Area, Box, Cast, colour, Move, type Place, type Point, placed } from './shapes.tsx';

function teeth(width: number, direction: 1 | -1): string {
  const count = Math.round(width / 20);
  const half = (direction * width) / count / 2;
  return `l${half} ${-7 * direction}l${half} ${7 * direction}`.repeat(count);
}

/** A sheet of paper; `h` is its height without torn edges. */
export function Paper({
  x,
  y,
  w,
  h,
  tornTop,
  tornBottom,
  children,
}: Area & { tornTop?: boolean; tornBottom?: boolean; children: ReactNode }) {
  const top = tornTop ? `M0 0${teeth(w, 1)}` : `M0 0H${w}`;
  return (
    <Cast at={{ x, y }}>
      <path
        d={`${top}V${h}${tornBottom ? teeth(w, -1) : 'H0'}z`}
        fill={colour.white}
        stroke={colour.ink}
        strokeOpacity=".16"
      />
      {children}
    </Cast>
  );
}

const cardClip = 'id-card';

/**
 * Clip path of every {@link IdCard}, once per document. It is inert from the start: an open dialog makes the page
 * inert, and a changed clip path repaints all cards.
 */
export function IdCardClip() {
  return (
    <div inert>
      <svg width="0" height="0">
        <clipPath id={cardClip}>
          <Box w={342} h={216} rx={12.7} />
        </clipPath>
      </svg>
    </div>
  );
}

/** The attribute that clips to {@link IdCardClip}. */
export const asIdCard = { clipPath: `url(#${cardClip})` };

/** A card of ISO/IEC 7810 format ID-1: 85.60 × 53.98 mm, radius 3.18 mm, four units a millimetre. */
export function IdCard({
  x,
  y,
  scale,
  onInk,
  children,
}: Place & {
  /** Light edge, for dark backgrounds. */
  onInk?: boolean;
  children: ReactNode;
}) {
  return (
    <Cast>
      <g transform={placed({ x, y, scale })} {...asIdCard}>
        {children}
        <Box
          x={0.4}
          y={0.4}
          w={341.2}
          h={215.2}
          rx={12.3}
          fill="none"
          stroke={onInk ? colour.white : colour.ink}
          strokeOpacity={onInk ? '.5' : '.3'}
          strokeWidth=".8"
        />
      </g>
    </Cast>
  );
}

/** Contact plate (ISO/IEC 7816-2): 9 mm from the left, 17.5 mm from the top. */
export function Chip() {
  return (
    <g transform="translate(34 70)" fill="none" stroke="#7a5b12" strokeWidth="1.3">
      <Box x={0.65} y={0.65} w={50.7} h={44.7} rx={6.4} fill="#e9c46a" />
      <path d="M0 15.3h17M0 30.6h17M35 15.3h17M35 30.6h17M17 0v9.5a6 6 0 0 1-2 4.4v18.2a6 6 0 0 1 2 4.4V46M35 0v9.5a6 6 0 0 0 2 4.4v18.2a6 6 0 0 0-2 4.4V46M17 9.5h18M17 36.5h18M26 36.5V46" />
    </g>
  );
}

/** The EMV contactless indicator: four arcs. */
export function Waves({ x, y, stroke, scale = 1 }: Point & { stroke: string; scale?: number }) {
  const arcs = [5, 10, 15, 20].map((radius, index) => {
    const bend = +(radius * 1.15).toFixed(2);
    return `M${+(index * 6.2).toFixed(2)} ${-radius * 0.78}a${bend} ${bend} 0 0 1 0 ${+(radius * 1.56).toFixed(2)}`;
  });
  return (
    <path
      transform={placed({ x, y, scale })}
      d={arcs.join('')}
      fill="none"
      stroke={stroke}
      strokeWidth="3"
      strokeLinecap="round"
    />
  );
}

/** Logo of the sample shop. */
export function ShopMark({ x, y, size }: Point & { size: number }) {
  return (
    <Move x={x} y={y} scale={size / 32}>
      <path d="M0 32V16A16 16 0 0 1 16 0h16v16a16 16 0 0 1-16 16z" fill={colour.ink} />
      <path d="M0 32L22 10" stroke={colour.white} strokeWidth="2.4" />
    </Move>
  );
}

/** Bars of an EAN-13; `digits` are its first twelve. */
export function Barcode({ x, y, w, h, digits }: Area & { digits: string }) {
  const unit = w / 95;
  const bars = [...ean13(digits).matchAll(/1+/g)].map(
    ({ 0: bar, index }) =>
      `M${(index * unit).toFixed(2)} 0h${(bar.length * unit).toFixed(2)}v${h}h-${(bar.length * unit).toFixed(2)}z`,
  );
  return (
    <path transform={placed({ x, y })} d={bars.join('')} fill={colour.ink} shapeRendering="crispEdges" />
  );
}
