import { Cloth } from './Flag.tsx';
import styles from './Portrait.module.css';
import { figureOf, type Look } from './portraits/figure.ts';
import { grounds, type Letter, whiteEdge } from './portraits/grounds.ts';

/** A person before the signal flag of their initial: drawn from parts (`portraits/figure.ts`), or as a photograph. */
export interface PortraitData {
  initial: Letter;
  look?: Look | undefined;
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
export function Portrait({ person: { initial, look, photo }, label, className = '', id, repeats }: Props) {
  if (photo) {
    return (
      <span className={`${styles.photo} ${className}`}>
        <img src={photo.src} alt={label ?? ''} width={photo.width} height={photo.height} loading="lazy" />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <Cloth planes={grounds[initial]} />
        </svg>
      </span>
    );
  }
  const drawing = <Figure initial={initial} look={look} />;
  return (
    <svg
      className={`${styles.portrait} ${whiteEdge.has(initial) ? 'keyline' : ''} ${className}`}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {repeats ? <use href={`#${repeats}`} /> : id ? <g id={id}>{drawing}</g> : drawing}
    </svg>
  );
}

/** A person and the flag behind, on the sheet of a flag, to be placed in any drawing. */
export function Figure({ initial, look }: Pick<PortraitData, 'initial' | 'look'>) {
  const figure = look && figureOf(look);
  const planes = figure?.planes.map(([colour, outline]) => (
    <path key={outline} fill={inkOf(colour)} d={outline} />
  ));
  return (
    <>
      <Cloth planes={grounds[initial]} />
      {figure?.transform ? <g transform={figure.transform}>{planes}</g> : planes}
    </>
  );
}

function inkOf(colour: string): string {
  return colour.startsWith('#') ? colour : `var(--f-${colour})`;
}
