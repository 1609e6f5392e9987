import { Box, colour, FlagAt, Move, type Placement } from '../../drawings/shapes.tsx';

/** The holder's phone with the credential, 170 × 330 units. */
export function Phone(place: Placement) {
  return (
    <Move {...place}>
      <Box w={170} h={330} rx={24} fill={colour.ink} />
      <Box x={10} y={10} w={150} h={310} rx={15} fill={colour.white} />
      <FlagAt id="xrp-passport" x={10} y={62} size={150} />
    </Move>
  );
}

/** The issuer's stamp, 96 × 96 units. */
export function Stamp() {
  return (
    <>
      <path fill={colour.ink} d="M30 18a18 18 0 1 1 36 0a18 18 0 1 1-36 0zM41 32h14v34H41zM16 64h64v14H16z" />
      <path fill={colour.red} d="M16 78h64v12H16z" />
    </>
  );
}

/** Distributed storage: blocks, some of them elsewhere, one of them ours; 96 × 96 units. */
export function Storage() {
  return (
    <>
      <path
        fill={colour.ink}
        d="M0 0h28v28H0zM34 0h28v28H34zM68 0h28v28H68zM0 34h28v28H0zM68 34h28v28H68zM34 68h28v28H34zM68 68h28v28H68z"
      />
      <path fill={colour.red} d="M34 34h28v28H34z" />
    </>
  );
}

/** Somebody who stands at `x` on the ground of a scene of 400 units. */
export function Person({ x, coat, skin, hair }: { x: number; coat: string; skin: string; hair: string }) {
  return (
    <Move x={x} y={400} scale={1.9}>
      <path fill={colour.ink} d="M-17-54h14v54h-14zM3-54h14V0H3z" />
      <path fill={coat} d="M-27-50v-44a27 27 0 0 1 54 0v44z" />
      <circle cy={-137} r={18} fill={skin} />
      <path fill={hair} d="M-18-137a18 18 0 0 1 36 0z" />
    </Move>
  );
}
