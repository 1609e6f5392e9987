import { BenefitCard } from '../../drawings/cards.tsx';
import { Terminal, TickedList } from '../../drawings/scenes/elements.tsx';
import { VirtualCard } from '../../drawings/scenes/VirtualCard.tsx';
import type { Product } from '../old-product.ts';

export const scenes: Product<'employee-plus'>['scenes'] = [
  {
    ground: 'yellow',
    draw: ({ scenes }, { euro }) => <TickedList items={scenes.people} value={euro(50, 0)} />,
  },
  {
    ground: 'blue',
    draw: ({ scenes }) => <VirtualCard label={scenes.virtual} issued={scenes.issued} />,
  },
  {
    ground: 'yellow',
    draw: ({ scenes }) => (
      <>
        <Terminal x={190} y={36} shows={scenes.programme} size={30} answer={scenes.allowed} />
        <BenefitCard type="none" flag="employee-plus" x={-60} y={238} scale={0.86} />
      </>
    ),
  },
];
