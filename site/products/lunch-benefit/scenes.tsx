import { Fragment } from 'react';
import { BenefitCard } from '../../drawings/cards.tsx';
import { Sheet, SheetRow } from '../../drawings/scenes/elements.tsx';
import { Box, colour, Move } from '../../drawings/shapes.tsx';
import type { Product } from '../old-product.ts';
import { Categories } from './Artefact.tsx';

/** Covered dishes in rows from the right edge. */
function Dishes({ count, right }: { count: number; right: number }) {
  const d = Array.from({ length: count }, (_, index) => {
    const column = count > 5 ? index % 10 : index;
    const size = count > 5 ? 8 : 13;
    const step = count > 5 ? 19 : 31;
    const y = count > 5 ? 33 + Math.floor(index / 10) * 20 : 46;
    return `M${right - (column + 1) * step} ${y}a${size} ${size} 0 0 1 ${2 * size} 0z`;
  });
  return <path d={d.join('')} fill={colour.blue} />;
}

export const scenes: Product<'lunch-benefit'>['scenes'] = [
  {
    ground: 'yellow',
    draw: ({ scenes }) => (
      <Sheet
        x={44}
        w={352}
        row={72}
        rows={scenes.schedule.map((name, index) => (
          <Fragment key={name}>
            <SheetRow label={name} row={72} w={352} />
            <Dishes count={[1, 5, 20][index] as number} right={332} />
          </Fragment>
        ))}
      />
    ),
  },
  {
    ground: 'blue',
    draw: (words, figures) => (
      <Move x={18} y={38} scale={1.09}>
        <Categories words={words} figures={figures} narrow={false} x={0} y={0} w={370} />
      </Move>
    ),
  },
  {
    ground: 'yellow',
    draw: () => (
      <>
        <path d="M60 230a160 160 0 0 1 320 0z" fill={colour.blue} />
        <Box y={230} w={440} h={60} fill={colour.white} />
        <path d="M.5 230v60M439.5 230v60" stroke={colour.ink} strokeOpacity=".35" />
        <BenefitCard type="none" flag="lunch-benefit" x={166} y={142} scale={0.72} />
      </>
    ),
  },
];
