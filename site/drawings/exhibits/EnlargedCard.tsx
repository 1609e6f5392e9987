import type { FlagId } from '../../../design/Flag.tsx';
import { BenefitCard } from '../cards.tsx';
import { Waves } from '../objects.tsx';
import { colour, Move } from '../shapes.tsx';

interface Props {
  flag: FlagId;
  name: string;
  person: string;
  x: number;
  y: number;
  scale: number;
  onInk?: boolean;
}

/** A prepaid card with the sign of contactless payment beside its chip. */
export function EnlargedCard({ x, y, scale, ...card }: Props) {
  return (
    <>
      <BenefitCard {...card} type={scale > 1.2 ? 'fine' : 'large'} x={x} y={y} scale={scale} />
      <Move x={x} y={y} scale={scale}>
        <Waves x={96} y={93} scale={0.5} stroke={colour.white} />
      </Move>
    </>
  );
}
