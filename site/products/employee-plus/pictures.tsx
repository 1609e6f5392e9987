import { BenefitCard } from '../../drawings/cards.tsx';
import drawings from '../../drawings/drawings.module.css';
import { colour, FlagAt, Text } from '../../drawings/shapes.tsx';
import styles from './EmployeePlus.module.css';

/** The canton of the flag, on top of a month: plus an amount. */
export function Canton({ label, amount }: { label: string; amount: number }) {
  return (
    <svg className={styles.canton} viewBox="0 0 160 160" role="img" aria-label={label}>
      <path d="M0 0h160v160H0z" fill={colour.blue} />
      <path d="M33 62h14v14h14v14H47v14H33V90H19V76h14z" fill={colour.white} />
      <Text x={67} y={108} size={72} weight={700} tracking={-3.5} fill={colour.white}>
        {amount}
      </Text>
    </svg>
  );
}

/** The virtual card on a phone that leaves the square. */
export function CardOnPhone({ label, issued }: { label: string; issued: string }) {
  return (
    <svg className={drawings.art} viewBox="0 0 240 240" role="img" aria-label={label}>
      <path d="M152 24h104v480H136V40a16 16 0 0 1 16-16z" fill={colour.ink} />
      <path d="M144 54h112v450H144z" fill={colour.white} />
      <BenefitCard type="none" flag="employee-plus" x={153} y={66} scale={0.4} />
      <FlagAt id="ics-C" x={153} y={164} size={16} />
      <Text x={153} y={198} size={14} weight={700}>
        {issued}
      </Text>
    </svg>
  );
}

/** A card that is refused. */
export function CardLost({ label }: { label: string }) {
  return (
    <svg className={drawings.art} viewBox="0 0 240 240" role="img" aria-label={label}>
      <BenefitCard type="none" flag="employee-plus" x={72} y={36} scale={0.62} onInk />
      <FlagAt id="ics-N" x={40} y={104} size={64} />
    </svg>
  );
}
