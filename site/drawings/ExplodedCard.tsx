import { type ReactNode, useId } from 'react';
import type { ArtefactWords } from '../../domain/content/artefacts.ts';
import { sampleCard } from './cards.tsx';
import { Drawing, InfrastructureDrawing } from './Drawing.tsx';
import { asIdCard, Chip } from './objects.tsx';
import { Box, colour, FlagAt, Text } from './shapes.tsx';

type Words = ArtefactWords<'exploded-card'>;

function Layer({ y, ...rest }: { y: number; clipPath?: string; children: ReactNode }) {
  return <g transform={`translate(96 ${y}) matrix(.92 .3 -.7 .42 210 0)`} {...rest} />;
}

// Baseline of each label and x where its leader line ends: chip, artwork, body.
const leads = [
  { y: 62, end: 280 },
  { y: 188, end: 266 },
  { y: 314, end: 254 },
];

const line = colour.edgeOnInk;

function Layers({ id }: { id: string }) {
  return (
    <g id={id}>
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
      <Layer y={142} {...asIdCard}>
        <Box w={342} h={216} fill={colour.white} />
        <FlagAt id={sampleCard} x={126} y={0} size={216} />
        <Box x={34} y={70} w={52} h={46} rx={7} fill={colour.ink} />
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
    </g>
  );
}

function Names({ words, size, raise }: { words: Words; size: number; raise: number }) {
  return (
    <>
      {leads.map(({ y }, index) => (
        <Text key={y} x={0} y={y + raise} size={size} weight={600} fill={colour.paper}>
          {words.parts[index]}
        </Text>
      ))}
      <path
        d={leads
          .map(({ y, end }, index) => {
            const width = Math.round((words.parts[index] as string).length * size * 0.55);
            return `M${width + 10} ${y - 5}H${end}`;
          })
          .join('')}
        stroke={line}
      />
      <path
        d={leads.map(({ y, end }) => `M${end - 3} ${y - 8}h6v6h-6z`).join('')}
        fill={colour.paper}
        stroke={colour.ink}
      />
    </>
  );
}

/** Exploded view of a prepaid card: chip module, artwork, body. */
export function ExplodedCard({ words }: { words: Words }) {
  const layers = useId();
  return (
    <InfrastructureDrawing>
      <Drawing size="wide" width={640} height={470} label={words.label.wide}>
        <Layers id={layers} />
        <Names words={words} size={17} raise={0} />
      </Drawing>
      <Drawing size="narrow" width={640} height={470} label={words.label.narrow}>
        <use href={`#${layers}`} />
        <Names words={words} size={26} raise={4} />
      </Drawing>
    </InfrastructureDrawing>
  );
}
