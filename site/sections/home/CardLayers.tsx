import type { ReactNode } from 'react';
import type { HomeWords } from '../../../domain/content/home.ts';
import drawings from '../../drawings/drawings.module.css';
import { asIdCard, Chip } from '../../drawings/objects.tsx';
import { Box, colour, FlagAt, Text } from '../../drawings/shapes.tsx';

const line = colour.edgeOnInk;
/** Between two layers. */
const step = 118;

function Layer({ index, ...rest }: { index: number; clipPath?: string; children: ReactNode }) {
  return <g transform={`translate(96 ${16 + index * step}) matrix(.92 .3 -.7 .42 210 0)`} {...rest} />;
}

/** A prepaid card taken apart into chip module, artwork and body, which a leader line names each. For ink. */
export function CardLayers({ words }: { words: HomeWords['infrastructure']['prepaid']['drawing'] }) {
  return (
    <svg className={drawings.art} viewBox="0 0 640 450" role="img" aria-label={words.label}>
      <path
        d={[306, 159, 617, 469].map((x, index) => `M${x} ${[16, 106, 118, 208][index]}v${2 * step}`).join('')}
        stroke={line}
        strokeDasharray="2 4"
      />
      <Layer index={2}>
        <Box w={342} h={216} rx={12.7} fill={colour.ink2} stroke={line} />
        <Box x={34} y={70} w={52} h={46} rx={7} fill="none" stroke={colour.yellow} strokeWidth="1.6" />
        <Box x={41} y={77} w={38} h={32} rx={5} fill={colour.yellow} />
      </Layer>
      <Layer index={1} {...asIdCard}>
        <Box w={342} h={216} fill={colour.white} />
        <FlagAt id="employee-plus" x={126} y={0} size={216} />
        <Box x={34} y={70} w={52} h={46} rx={7} fill={colour.ink} />
      </Layer>
      <Layer index={0}>
        <Box
          w={342}
          h={216}
          rx={12.7}
          fill={colour.white}
          fillOpacity=".07"
          stroke={colour.paper}
          strokeOpacity=".8"
        />
        <Chip />
      </Layer>
      {words.parts.map((part, index) => {
        const y = 62 + index * step;
        const end = 280 - index * 13;
        return (
          <g key={part}>
            <Text x={0} y={y} size={18} weight={600} fill={colour.paper}>
              {part}
            </Text>
            <path d={`M${part.length * 9.5 + 14} ${y - 5}H${end}`} stroke={line} />
            <path d={`M${end - 3} ${y - 8}h6v6h-6z`} fill={colour.paper} stroke={colour.ink} />
          </g>
        );
      })}
    </svg>
  );
}
