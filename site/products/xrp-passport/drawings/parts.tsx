import { Fragment, type ReactNode } from 'react';
import { Box, Cast, colour, FlagAt, Move, type Placement, Text } from '../../../drawings/shapes.tsx';

/** Parts shared by the passport's drawings; their origin is the top left corner. */

/** House flag of a sample organisation on its mast. */
export function Mast({ x, house }: { x: number; house: 'issuer' | 'verifier' }) {
  return (
    <Move x={x} y={4}>
      <Box w={5} h={276} fill={colour.ink} />
      {house === 'issuer' ? (
        <>
          <path fill={colour.blue} d="M5 0h46v46H5z" />
          <path fill={colour.white} d="M5 46l23-30 23 30z" />
        </>
      ) : (
        <>
          <path fill={colour.yellow} d="M5 0h46v46H5z" />
          <path fill={colour.ink} d="M28 9l14 14-14 14-14-14z" />
        </>
      )}
    </Move>
  );
}

/** An upright phone; its screen is 112 × 242 units. */
export function Handset({ x, y, scale, children }: Placement & { children: ReactNode }) {
  return (
    <Cast>
      <Move x={x} y={y} scale={scale}>
        <Box w={128} h={258} rx={20} fill={colour.ink} />
        <Box x={8} y={8} w={112} h={242} rx={13} fill={colour.white} />
        <Move x={8} y={8}>
          {children}
        </Move>
      </Move>
    </Cast>
  );
}

/** A credential on paper under a stamp, 150 × 176 units. */
export function StampedSheet({ x, y, scale }: Placement) {
  return (
    <Move x={x} y={y} scale={scale}>
      <Cast>
        <Box y={76} w={140} h={94} fill={colour.white} />
        <FlagAt id="xrp-passport" x={18} y={90} size={66} />
        <path fill={colour.mutedOnInk} d="M96 98h26v7H96zM96 114h14v7H96z" />
        <path
          fill={colour.ink}
          d="M96 18a18 18 0 1 1 36 0a18 18 0 1 1-36 0zM107 32h14v34h-14zM86 66h56v12H86z"
        />
        <path fill={colour.red} d="M86 78h56v10H86z" />
      </Cast>
    </Move>
  );
}

/** A kiosk that asks one question, 130 × 240 units. */
export function Kiosk({ x, y, scale, question, answer }: Placement & { question: string; answer: string }) {
  return (
    <Cast>
      <Move x={x} y={y} scale={scale}>
        <path fill={colour.ink} d="M0 0h130v240H0z" />
        <path fill={colour.white} d="M10 10h110v54H10z" />
        <path fill={colour.yellow} d="M0 168h130v18H0z" />
        <Text x={65} y={46} size={24} weight={700} anchor="middle" tracking={-0.8}>
          {question}
        </Text>
        <FlagAt id="ics-C" x={14} y={82} size={52} />
        <Text x={77} y={117} size={27} weight={700} tracking={-0.8} fill={colour.white}>
          {answer}
        </Text>
      </Move>
    </Cast>
  );
}

/** Possible results of a rule beside code flags C, K and N, 200 × 162 units. */
export function Policy({ x, y, scale, words, fill }: Placement & { words: readonly string[]; fill: string }) {
  return (
    <Move x={x} y={y} scale={scale}>
      {(['ics-C', 'ics-K', 'ics-N'] as const).map((flag, index) => (
        <Fragment key={flag}>
          <FlagAt id={flag} x={0} y={index * 56} size={50} />
          <Text x={62} y={index * 56 + 34} size={24} weight={600} tracking={-0.4} fill={fill}>
            {words[index]}
          </Text>
        </Fragment>
      ))}
    </Move>
  );
}

/** A barrier `w` units wide. */
export function Barrier({ x, y, w }: Placement & { w: number }) {
  const stripes = Array.from({ length: Math.ceil(w / 48) }, (_, index) => `M${index * 48 + 12} 0h24v13h-24z`);
  return (
    <Move x={x} y={y}>
      <Box w={w} h={13} fill={colour.white} stroke={colour.ink} />
      <path d={stripes.join('')} fill={colour.red} />
    </Move>
  );
}
