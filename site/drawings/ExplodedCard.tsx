import { type ReactNode, useId } from 'react';
import type { ArtefactWords } from '../../domain/content/artefacts.ts';
import { Drawing, InfrastructureDrawing } from './Drawing.tsx';
import { Chip } from './objects.tsx';
import { Box, colour, FlagAt, Text } from './shapes.tsx';

type Words = ArtefactWords<'exploded-card'>;

/** All layers lie in the same projection. */
function Layer({ y, children }: { y: number; children: ReactNode }) {
  return <g transform={`translate(96 ${y}) matrix(.92 .3 -.7 .42 210 0)`}>{children}</g>;
}

function Layers({ words, labelSize, raise }: { words: Words; labelSize: number; raise: number }) {
  const clip = useId();
  const line = colour.edgeOnInk;
  return (
    <>
      <clipPath id={clip}>
        <Box w={342} h={216} rx={12.7} />
      </clipPath>
      <path
        d="M306 16v252M159 106v252M617 118v252M469 208v252"
        stroke={line}
        strokeDasharray="2 4"
        fill="none"
      />
      <Layer y={268}>
        <Box w={342} h={216} rx={12.7} fill={colour.ink2} stroke={line} />
        <Box x={34} y={70} w={52} h={46} rx={7} fill="none" stroke={colour.yellow} strokeWidth="1.6" />
        <Box x={41} y={77} w={38} h={32} rx={5} fill={colour.yellow} />
      </Layer>
      <Layer y={142}>
        <g clipPath={`url(#${clip})`}>
          <Box w={342} h={216} fill={colour.white} />
          <FlagAt id="employee-plus" x={126} y={0} size={216} />
          <Box x={34} y={70} w={52} h={46} rx={7} fill={colour.ink} />
        </g>
      </Layer>
      <Layer y={16}>
        <Box
          w={342}
          h={216}
          rx={12.7}
          fill="var(--f-white)"
          fillOpacity=".07"
          stroke={colour.paper}
          strokeOpacity=".8"
        />
        <Chip />
      </Layer>
      {words.parts.map((part, index) => {
        const y = [62, 188, 314][index] as number;
        // Each line ends on what it names: the chip, the cloth, the body with its pocket for the chip.
        const end = [280, 266, 254][index] as number;
        return (
          <g key={part}>
            <Text x={0} y={y + raise} size={labelSize} weight={600} fill={colour.paper}>
              {part}
            </Text>
            <path d={`M${Math.round(part.length * labelSize * 0.55) + 10} ${y - 5}H${end}`} stroke={line} />
            <Box x={end - 3} y={y - 8} w={6} h={6} fill={colour.paper} stroke={colour.ink} />
          </g>
        );
      })}
    </>
  );
}

/** A prepaid card taken apart: chip module, artwork, body. The small size carries larger labels. */
export function ExplodedCard({ words }: { words: Words }) {
  return (
    <InfrastructureDrawing>
      <Drawing size="wide" width={640} height={470} label={words.label.wide}>
        <Layers words={words} labelSize={17} raise={0} />
      </Drawing>
      <Drawing size="narrow" width={640} height={470} label={words.label.narrow}>
        <Layers words={words} labelSize={26} raise={4} />
      </Drawing>
    </InfrastructureDrawing>
  );
}
