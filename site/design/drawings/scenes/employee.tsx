import { BenefitCard } from '../cards.tsx';
import { Box, colour, Text } from '../shapes.tsx';
import { Phone, Sheet, SheetRow, Terminal } from './props.tsx';
import type { Scenes } from './scenes.ts';

/** People with a ticked box and what each receives. */
export function PeopleList({ people, amount }: { people: readonly string[]; amount?: string }) {
  return (
    <Sheet
      x={50}
      w={340}
      row={68}
      rows={people.map((person) => (
        <g key={person}>
          <Box x={22} y={22} w={24} h={24} fill={colour.ink} />
          <path d="M28 34l5 5 8-9" fill="none" stroke={colour.white} strokeWidth="3" />
          <SheetRow label={person} value={amount} row={68} at={64} w={340} />
        </g>
      ))}
    />
  );
}

/** The virtual card in the phone. */
export function VirtualCard({ person, label }: { person: string; label: string }) {
  return (
    <Phone x={120} y={36}>
      <Text x={88} y={48} size={19} weight={600} anchor="middle">
        {label}
      </Text>
      <BenefitCard
        type="none"
        flag="employee-plus"
        name="Employee Plus"
        person={person}
        x={10}
        y={74}
        scale={0.456}
      />
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
    draw: ({ scenes }, { euro }) => <PeopleList people={scenes.people} amount={euro(50, 0)} />,
  },
  {
    ground: 'sail',
    draw: ({ person, scenes }) => <VirtualCard person={person} label={scenes.virtual} />,
  },
  {
    ground: 'yellow',
    draw: ({ person, scenes }, { euro }) => (
      <>
        <Terminal x={190} y={36} amount={euro(14.9)} paid={scenes.paid} />
        <BenefitCard
          type="none"
          flag="employee-plus"
          name="Employee Plus"
          person={person}
          x={-60}
          y={238}
          scale={0.86}
        />
      </>
    ),
  },
];
