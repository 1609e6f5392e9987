import { Cloth } from './Flag.tsx';
import { type Letter, letterFlags, whiteEdge } from './letterFlags.ts';
import styles from './Portrait.module.css';

/** A person with the signal flag of their initial. */
export interface PortraitData {
  initial: Letter;
  /** Inner markup of an SVG of 24 × 24 units with person and flag; without it only the flag is shown. */
  drawing?: string | undefined;
  /** Replaces the drawing, with the flag in its upper left corner. */
  photo?: { src: string; width: number; height: number } | undefined;
}

interface Props {
  person: PortraitData;
  label?: string;
  className?: string;
  /** Id for `repeats` of other portraits on the page. */
  id?: string | undefined;
  /** Id of the portrait whose drawing is referred to instead of drawing it again. */
  repeats?: string | undefined;
}

/** A square portrait, as wide as its container. */
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

/** Props of an SVG element of 24 × 24 units that shows the drawing, or the flag alone. */
export function drawingOf({ initial, drawing }: PortraitData) {
  return drawing
    ? { dangerouslySetInnerHTML: { __html: drawing } }
    : { children: <Cloth planes={letterFlags[initial]} /> };
}

/** The inner markup of an SVG file. */
export function insideOf(svg: string): string {
  const start = svg.indexOf('>', svg.indexOf('<svg')) + 1;
  return svg.slice(start, svg.lastIndexOf('</svg>')).replace(/>\s+</g, '><').trim();
}
