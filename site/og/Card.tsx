import type { ReactNode } from 'react';
import { Cloth, type FlagId, planesOf } from '../../design/Flag.tsx';
import { Logo } from '../../design/Logo.tsx';
import { mosaic } from '../../design/mosaic.ts';
import { Portrait, type PortraitData } from '../../design/Portrait.tsx';
import { fitText, type Line, wrapText } from './typography.ts';

/** The image on the right: a flag, the mosaic, portraits, or the name of the company in flags. */
export type Art = FlagId | 'mosaic' | 'crew' | 'hoist';

interface Props {
  title: string;
  sub: string;
  art: Art;
  crew: readonly PortraitData[];
}

// 1200 × 630: art on the right 630 px, text 64 px clear on all sides (docs/design.md, "Shared links").
const margin = 64;
const foot = 630 - margin;
const leading = 0.96;
const titleType = { weight: 700, tracking: -0.04 } as const;
const subType = { weight: 500, size: 26, tracking: -0.005 } as const;
const subLeading = 34;

/** The Open Graph image as SVG. Texts are paths, because the rasteriser knows no fonts. */
export function Card({ title, sub, art, crew }: Props) {
  const dark = art === 'hoist';
  const [ink, paper, muted] = dark
    ? ['var(--f-paper)', 'var(--f-ink)', 'var(--f-muted-on-ink)']
    : ['var(--f-ink)', 'var(--f-paper)', 'var(--f-muted)'];
  const head = fitText(title, titleType, {
    width: dark ? 820 : 442,
    height: dark ? 330 : 300,
    leading,
    from: 112,
    to: 48,
  });
  const tail = wrapText(sub, subType, dark ? 760 : 430);
  const tailTop = foot - (tail.length - 1) * subLeading;
  const headFoot = tailTop - 36 - subType.size * 0.75;
  const headTop = headFoot - (head.lines.length - 1) * head.size * leading;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <path fill={paper} d="M0 0h1200v630H0z" />
      <svg x={margin} y="60" width="202.5" height="54" viewBox="0 0 150 40" color={ink}>
        <Logo />
      </svg>
      <Block lines={head.lines} x={margin - 3} top={headTop} leading={head.size * leading} colour={ink} />
      <Block lines={tail} x={margin} top={tailTop} leading={subLeading} colour={muted} />
      <Illustration art={art} crew={crew} />
    </svg>
  );
}

interface BlockProps {
  lines: readonly Line[];
  x: number;
  /** Baseline of the first line. */
  top: number;
  leading: number;
  colour: string | undefined;
}

function Block({ lines, x, top, leading, colour }: BlockProps) {
  return lines.map(({ outline }, index) => (
    <path key={outline} fill={colour} d={outline} transform={`translate(${x} ${top + index * leading})`} />
  ));
}

const nameFlags: readonly FlagId[] = ['ics-K', 'ics-O', 'ics-G', 'ics-G', 'ics-E'];

function Illustration({ art, crew }: Pick<Props, 'art' | 'crew'>) {
  if (art === 'mosaic') {
    return mosaic.slice(0, 9).map((id, index) => (
      <Square key={id} x={570 + (index % 3) * 210} y={Math.floor(index / 3) * 210} size={210}>
        <Cloth planes={planesOf(id)} />
      </Square>
    ));
  }
  if (art === 'crew') {
    return crew.slice(0, 9).map((person, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the crew never changes
      <svg key={index} x={570 + (index % 3) * 211} y={Math.floor(index / 3) * 211} width="208" height="208">
        <Portrait person={person} />
      </svg>
    ));
  }
  if (art === 'hoist') {
    return nameFlags.map((id, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two letters of the name are the same
      <Square key={index} x={1000} y={27 + index * 117} size={108}>
        <Cloth planes={planesOf(id)} />
      </Square>
    ));
  }
  return (
    <Square x={570} y={0} size={630}>
      <Cloth planes={planesOf(art)} />
    </Square>
  );
}

function Square({ x, y, size, children }: { x: number; y: number; size: number; children: ReactNode }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
      {children}
    </svg>
  );
}
