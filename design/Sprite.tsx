import { Cloth, type FlagId, planesOf } from './Flag.tsx';
import { codeFlags, productFlags, signs } from './flags.ts';
import { drawingOf, type PortraitData } from './Portrait.tsx';

const ids = [
  ...Object.keys(productFlags),
  ...Object.keys(codeFlags).map((letter) => `ics-${letter}`),
  ...Object.keys(signs).map((name) => `sign-${name}`),
] as FlagId[];

/** The symbols that `<Flag>` refers to; `team` is the portrait of `sign-team`. */
export function Sprite({ team }: { team?: PortraitData }) {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      {ids.map((id) => (
        <symbol key={id} id={id} viewBox="0 0 24 24" overflow="visible">
          <Cloth planes={planesOf(id)} />
        </symbol>
      ))}
      {team && <symbol id="sign-team" viewBox="0 0 24 24" {...drawingOf(team)} />}
    </svg>
  );
}
