import holderSvg from '../../../content/portraits/sample-holder.svg?raw';
import { drawingOf, insideOf } from '../../../design/Portrait.tsx';
import type { Passport } from '../../../domain/content/passport.ts';
import type { Figures } from '../../drawings/figures.ts';
import { Box, Cast, colour, FlagAt, Text } from '../../drawings/shapes.tsx';

interface Props {
  words: Passport['artefact'];
  figures: Figures;
}

// A sample, no member of the team.
const holder = drawingOf({ initial: 'L', drawing: insideOf(holderSvg) });

/** A credential opened like a passport on the product's flag, with the credential in place of its key. */
export function Credential({ words, figures }: Props) {
  return (
    <svg viewBox="0 0 600 600" role="img" aria-label={words.label} fill={colour.ink}>
      <path fill={colour.white} d="M300 0l300 300-300 300L0 300z" />
      <Cast>
        <Box x={76} y={54} w={448} h={492} rx={16} fill={colour.white} />
        <path d="M76 186V70a16 16 0 0 1 16-16h416a16 16 0 0 1 16 16v116z" />
        <path fill={colour.sail} d="M76 436h448v94a16 16 0 0 1-16 16H92a16 16 0 0 1-16-16z" />
      </Cast>
      <FlagAt id="xrp-passport" x={100} y={74} size={92} />
      <Text x={214} y={118} size={33} weight={700} tracking={-1} fill={colour.white}>
        {words.product}
      </Text>
      <Text x={214} y={150} size={21.5} fill={colour.mutedOnInk}>
        {words.type}
      </Text>
      <svg x={100} y={214} width={176} height={176} viewBox="0 0 24 24" {...holder} />
      <Text x={300} y={230} size={21.5} fill={colour.muted}>
        {words.statement}
      </Text>
      <Text x={298} y={274} size={50} weight={700} tracking={-2.2}>
        {words.over}
      </Text>
      <path stroke={colour.line} d="M300 292h200M300 357h200" />
      <Text x={300} y={319} size={21.5} fill={colour.muted}>
        {words.issuer.label}
      </Text>
      <Text x={300} y={344} size={22} weight={700} tracking={-0.3}>
        {words.issuer.value}
      </Text>
      <Text x={300} y={384} size={21.5} fill={colour.muted}>
        {words.valid}
      </Text>
      <Text x={300} y={409} size={22} weight={700} tracking={-0.3}>
        {figures.fullDate('2028-06-30')}
      </Text>
      <Text x={100} y={484} size={24} mono>
        did:xrpl:1:r9Kf…{words.sample}
      </Text>
      <Text x={100} y={519} size={21.5} mono fill={colour.muted}>
        sig 7c4e…a91b
      </Text>
    </svg>
  );
}
