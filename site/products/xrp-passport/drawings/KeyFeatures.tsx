import type { ArtefactWords } from '../../../../domain/content/artefacts.ts';
import styles from '../../../drawings/drawings.module.css';
import { Box, Cast, colour, FlagAt, Move, Text } from '../../../drawings/shapes.tsx';

// Ends of the leader lines, 90 units a row: three from the left, three from the right.
const hoist = [
  [122, 0],
  [122, 180],
  [211, 360],
] as const;
const fly = [
  [544, 90],
  [544, 270],
  [542, 450],
] as const;
const lines = [...hoist.map(([x, y]) => `M-900 ${y}H${x}`), ...fly.map(([x, y]) => `M1500 ${y}H${x}`)].join(
  '',
);
const knots = [...hoist, ...fly].map(([x, y]) => `M${x - 5.5} ${y - 5.5}h11v11h-11z`).join('');

/**
 * The holder's phone with identifier, signature and key; beside it stamp, answer and identity document. 560 × 630 units
 * with a bleed above and below.
 */
export function KeyFeatures({
  words,
  className,
}: {
  words: ArtefactWords<'xrp-passport'>;
  className?: string;
}) {
  return (
    <svg className={`${styles.art} ${className}`} viewBox="0 0 560 630" aria-hidden="true">
      <path d="M261-180l480 480-480 480-480-480z" fill={colour.white} />
      <Cast>
        <Box x={96} y={-80} w={330} h={1800} rx={44} fill={colour.ink} />
        <Box x={110} y={-66} w={302} h={1800} rx={32} fill={colour.white} />
        <Box x={222} y={-52} w={78} h={9} fill={colour.ink} />
      </Cast>
      <Box x={110} y={-31} w={302} h={62} fill={colour.yellow} />
      <Text x={130} y={7} size={19} mono>
        did:xrpl:1:r9Kf…Sample
      </Text>
      <Text x={132} y={78} size={17} fill={colour.muted}>
        {words.statement}
      </Text>
      <Text x={129} y={134} size={56} weight={700} tracking={-2.4}>
        {words.over}
      </Text>
      <path d="M132 156h258" stroke={colour.line} />
      <Text x={132} y={187} size={18} mono>
        sig 7c4e…a91b
      </Text>
      <path d="M110 212h302v1500H110z" fill={colour.sail} />
      <path
        d="M261 252l108 108-108 108-108-108z"
        fill="none"
        stroke={colour.ink}
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      <path d="M211 310h100v100H211z" fill={colour.red} />
      <Move x={392} y={48}>
        <Cast>
          <path d="M0 0h152v84H0z" fill={colour.white} />
        </Cast>
        <path d="M5 5h142v74H5z" fill="none" stroke={colour.red} strokeWidth="4" />
        <Text x={76} y={34} size={17} weight={700} anchor="middle" fill={colour.red}>
          {words.issuer.value.split(' ')[0]}
        </Text>
        <Text x={76} y={60} size={19} weight={700} anchor="middle" tracking={-0.4} fill={colour.red}>
          {words.issuer.value.split(' ').slice(1).join(' ')}
        </Text>
      </Move>
      <Move x={380} y={226}>
        <Cast>
          <path d="M0 0h164v88H0z" fill={colour.ink} />
        </Cast>
        <FlagAt id="ics-C" x={14} y={14} size={60} />
        <Text x={88} y={58} size={38} weight={700} tracking={-1.2} fill={colour.white}>
          {words.answer}
        </Text>
      </Move>
      <Move x={346} y={388}>
        <Cast>
          <Box w={196} h={124} rx={8} fill={colour.white} />
        </Cast>
        <path fill={colour.ink} d="M0 30V8a8 8 0 0 1 8-8h180a8 8 0 0 1 8 8v22z" />
        <path fill={colour.yellow} d="M14 44h52v64H14z" />
        <path fill={colour.ink} d="M30 64a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM20 108a20 20 0 0 1 40 0z" />
        <path fill={colour.mutedOnInk} d="M82 50h96v9H82zM82 72h64v9H82zM82 94h80v9H82z" />
      </Move>
      <g className={styles.leaders} stroke={colour.white}>
        <path d={lines} stroke={colour.ink} strokeWidth="1.5" />
        <path d={knots} fill={colour.ink} />
      </g>
    </svg>
  );
}
