import type { ReactNode } from 'react';
import { SampledText } from '../../../design/compositions/Decide.tsx';
import type { PrepaidCardWords } from '../../../domain/content/infrastructure.ts';
import { sampleCard } from '../../drawings/cards.tsx';
import { asIdCard, Chip } from '../../drawings/objects.tsx';
import { Box, colour, FlagAt } from '../../drawings/shapes.tsx';
import type { InfrastructureProps } from '../infrastructure/infrastructure.ts';
import styles from './prepaid-card.module.css';

const card = { w: 342, h: 216, rx: 12.7 };
const seat = { x: 34, y: 70, w: 52, h: 46, rx: 7 };
const terminals = [22, 68, 114, 160, 206, 252, 298];
const staff = [50, 86, 122, 158];

/** Squares of `size` at those places, as the outline of a path. */
const squares = (xs: readonly number[], y: number, size: number) =>
  xs.map((x) => `M${x} ${y}h${size}v${size}h-${size}z`).join('');

/** The layers from the top, each 342 × 216, four units a millimetre. */
const planes: readonly ReactNode[] = [
  <>
    <Box {...card} fill={colour.white} fillOpacity=".06" stroke={colour.edgeOnInk} strokeWidth="1.5" />
    <Chip />
  </>,
  <g key="artwork" {...asIdCard}>
    <Box {...card} fill={colour.white} />
    <FlagAt id={sampleCard} x={126} y={0} size={216} />
    <Box {...seat} fill={colour.ink} />
  </g>,
  <>
    <Box {...card} fill={colour.white} />
    <Box {...seat} fill={colour.yellow} stroke={colour.ink} strokeWidth="2" />
    <Box x={41} y={77} w={38} h={32} rx={5} fill={colour.ink} />
    <path d="M126 150h180M126 170h110" stroke={colour.edgeOnInk} strokeWidth="5" />
  </>,
  // Two networks; one payment is being checked.
  <g key="network" {...asIdCard}>
    <Box {...card} fill={colour.blue} />
    <path d={`M0 108h342v108H0zM0 51.5h342v3H0z${squares(terminals, 42, 22)}`} fill={colour.white} />
    <path d={`M0 161.5h342v3H0z${squares(terminals, 152, 22)}`} fill={colour.blue} />
    <path d={squares([194], 30, 46)} fill={colour.red} />
    <path d={squares([206], 42, 22)} fill={colour.white} />
  </g>,
  <>
    <Box {...card} fill={colour.yellow} />
    <path d="M22 40h298M22 76h298M22 112h298M22 148h298M22 184h298" stroke={colour.ink} strokeWidth="1.5" />
    <path
      d={staff
        .map((y, row) => `${squares([24], y, 16)}M52 ${y + 5}h${[120, 96, 140, 108][row]}v7H52z`)
        .join('')}
      fill={colour.ink}
    />
    <path d={staff.map((y) => `M262 ${y}h56v16h-56z`).join('')} fill={colour.blue} />
  </>,
];

/** Uprights at the corners, from layer to layer. */
const uprights = ['M206 40V340M640 180V340M431 305V340M-3 165V340'];
uprights[4] = 'M206-200V40M640-200V180M431-200V305M-3-200V165';
const through = 'M206-200V540M640-200V540M431-200V540M-3-200V540';

/** A card taken apart: its layers in one projection, each with what it does. The chip lifts off once it is seen. */
export function Layers({ infrastructure }: InfrastructureProps<PrepaidCardWords>) {
  const { words, filled, labels } = infrastructure;
  return (
    <ul className={styles.layers} aria-label={labels.features}>
      {words.inside.layers.map(({ name, items }, index) => (
        <li key={name} data-gesture={index === 0 ? '' : undefined}>
          <svg viewBox="-5 0 647 340" aria-hidden="true">
            <path
              d={uprights[index] ?? through}
              fill="none"
              stroke={colour.edgeOnInk}
              strokeWidth="1.5"
              strokeDasharray="2 6"
            />
            <g className={index === 0 ? styles.lift : undefined}>
              <g transform="matrix(1.27 .41 -.97 .58 206 40)">{planes[index]}</g>
            </g>
          </svg>
          <div>
            <p className={styles.name}>{name}</p>
            {items.map(({ title, text }) => {
              const [start, large] = title.split(/(?<=, )/);
              return (
                <div key={title}>
                  <h3>
                    {start}
                    {large && <span>{large}</span>}
                  </h3>
                  <p>
                    <SampledText text={filled(text)} />
                  </p>
                </div>
              );
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}
