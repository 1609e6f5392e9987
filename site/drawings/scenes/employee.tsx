import { BenefitCard } from '../cards.tsx';
import { Box, colour, Text } from '../shapes.tsx';
import { Phone, Terminal, TickedList } from './elements.tsx';
import type { Scenes } from './scenes.ts';

/** The virtual card in the phone. */
export function VirtualCard({ label }: { label: string }) {
  return (
    <Phone x={120} y={36}>
      <Text x={88} y={48} size={19} weight={600} anchor="middle">
        {label}
      </Text>
      <BenefitCard type="none" flag="employee-plus" x={10} y={74} scale={0.456} />
      <Box x={10} y={196} w={156} h={56} fill={colour.ink} />
      <path
        d="M72 232a7 7 0 0 0 0-16M82 238a15 15 0 0 0 0-28M92 244a24 24 0 0 0 0-40"
        fill="none"
        stroke={colour.white}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Phone>
  );
}

export const employee: Scenes<'employee-plus'> = [
  {
    ground: 'ink',
    draw: ({ scenes }, { euro }) => <TickedList items={scenes.people} value={euro(50, 0)} />,
  },
  {
    ground: 'sail',
    draw: ({ scenes }) => <VirtualCard label={scenes.virtual} />,
  },
  {
    ground: 'yellow',
    draw: ({ scenes }, { euro }) => (
      <>
        <Terminal x={190} y={36} amount={euro(14.9)} paid={scenes.paid} />
        <BenefitCard type="none" flag="employee-plus" x={-60} y={238} scale={0.86} />
      </>
    ),
  },
];
