import { BenefitCard } from '../../drawings/cards.tsx';
import { Phone, Terminal, TickedList } from '../../drawings/scenes/elements.tsx';
import type { Scenes } from '../../drawings/scenes/scenes.ts';
import { Box, colour, FlagAt, Text } from '../../drawings/shapes.tsx';

/** The virtual card in the phone. */
export function VirtualCard({ label, issued }: { label: string; issued: string }) {
  return (
    <Phone x={120} y={36}>
      <Text x={88} y={48} size={19} weight={600} anchor="middle">
        {label}
      </Text>
      <BenefitCard type="none" flag="employee-plus" x={10} y={74} scale={0.456} />
      <Box x={10} y={196} w={156} h={56} fill={colour.ink} />
      <FlagAt id="ics-C" x={22} y={206} size={36} />
      <Text x={70} y={230} size={17} weight={700} fill={colour.white}>
        {issued}
      </Text>
    </Phone>
  );
}

export const employee: Scenes<'employee-plus'> = [
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
