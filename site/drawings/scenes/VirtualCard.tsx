import { BenefitCard, sampleCard } from '../cards.tsx';
import { Box, colour, FlagAt, Text } from '../shapes.tsx';
import { Phone } from './elements.tsx';

/** The virtual card in the phone. */
export function VirtualCard({ label, issued }: { label: string; issued: string }) {
  return (
    <Phone x={120} y={36}>
      <Text x={88} y={48} size={19} weight={600} anchor="middle">
        {label}
      </Text>
      <BenefitCard type="none" flag={sampleCard} x={10} y={74} scale={0.456} />
      <Box x={10} y={196} w={156} h={56} fill={colour.ink} />
      <FlagAt id="ics-C" x={22} y={206} size={36} />
      <Text x={70} y={230} size={17} weight={700} fill={colour.white}>
        {issued}
      </Text>
    </Phone>
  );
}
