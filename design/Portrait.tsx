import { Cloth } from './Flag.tsx';
import { type Letter, letterFlags, whiteEdge } from './letterFlags.ts';
import styles from './Portrait.module.css';

/** A person before the signal flag of their initial: a drawing, or a photograph. */
export interface PortraitData {
  initial: Letter;
  /** What stands inside an SVG of 24 × 24 units, the flag included. Without it the flag stands alone. */
  drawing?: string | undefined;
  /** Takes the place of the drawing; the flag becomes its canton. */
  photo?: { src: string; width: number; height: number } | undefined;
}

interface Props {
  person: PortraitData;
  /** Without it the portrait is decoration: the name must stand beside it. */
  label?: string;
  className?: string;
  /** Names the drawing, so that other portraits of the page can repeat it. */
  id?: string | undefined;
  /** Repeats the drawing of that name instead of drawing the person anew. */
  repeats?: string | undefined;
}

/** One portrait, square, as wide as its place. */
export function Portrait({ person, label, className = '', id, repeats }: Props) {
  const { initial, photo } = person;
  if (photo) {
    return (
      <span className={`${styles.photo} ${className}`}>
        <img src={photo.src} alt={label ?? ''} width={photo.width} height={photo.height} loading="lazy" />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <Cloth planes={letterFlags[initial]} />
        </svg>
      </span>
    );
  }
  const frame = {
    className: `${styles.portrait} ${whiteEdge.has(initial) ? 'keyline' : ''} ${className}`,
    viewBox: '0 0 24 24',
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
  };
  if (repeats || id) {
    return (
      <svg {...frame}>{repeats ? <use href={`#${repeats}`} /> : <g id={id} {...drawingOf(person)} />}</svg>
    );
  }
  return <svg {...frame} {...drawingOf(person)} />;
}

/** What an SVG element of 24 × 24 units holds to show a person as drawn. */
export function drawingOf({ initial, drawing }: PortraitData) {
  return drawing
    ? { dangerouslySetInnerHTML: { __html: drawing } }
    : { children: <Cloth planes={letterFlags[initial]} /> };
}

/** What stands between the tags of an SVG file. */
export function insideOf(svg: string): string {
  const start = svg.indexOf('>', svg.indexOf('<svg')) + 1;
  return svg.slice(start, svg.lastIndexOf('</svg>')).replace(/>\s+</g, '><').trim();
}
