import { BenefitCard } from './cards.tsx';
import styles from './drawings.module.css';
import { IdCard } from './objects.tsx';
import { Box, colour, FlagAt, Text } from './shapes.tsx';

/** A plain card whose lower part another one covers; `dy` moves its flag so that the sign stays in sight. */
function PlainCard({
  flag,
  name,
  y,
  dy,
}: {
  flag: 'mobility-plus' | 'lunch-benefit';
  name: string;
  y: number;
  dy: number;
}) {
  return (
    <IdCard x={83} y={y} scale={1.62}>
      <Box w={342} h={216} fill={colour.white} />
      <FlagAt id={flag} x={150} y={dy} size={216} />
      <Box x={150} y={216 + dy} w={192} h={-dy} fill={colour.yellow} />
      <Text x={22} y={40} size={17} weight={700} tracking={-0.2}>
        {name}
      </Text>
    </IdCard>
  );
}

interface Props {
  label: string;
  person: string;
  /** Names of the three products, from the card behind to the card in front. */
  names: readonly [lunch: string, mobility: string, employee: string];
}

/** Three prepaid cards stacked, the front one with an EMV chip. Stands on yellow. */
export function CardStack({ label, person, names }: Props) {
  return (
    <svg className={styles.art} viewBox="0 0 720 720" role="img" aria-label={label}>
      <PlainCard flag="lunch-benefit" name={names[0]} y={62} dy={-60} />
      <PlainCard flag="mobility-plus" name={names[1]} y={184} dy={-40} />
      <BenefitCard
        flag="employee-plus"
        name={names[2]}
        person={person}
        type="large"
        x={83}
        y={306}
        scale={1.62}
      />
    </svg>
  );
}
