import { Box, Cast, colour, FlagAt, Rule, Text } from '../../drawings/shapes.tsx';
import type { SolutionWords } from '../product.ts';
import styles from './FanPay.module.css';

interface Props {
  words: SolutionWords<'fan-pay'>['artefact'];
  /** What the terminal asked for, and the entry in the ledger. */
  amount: string;
  reference: string;
}

const tornEdge = 'l10-8 10 8'.repeat(15);

/** A card terminal on the flag, and the slip with the entry that it prints. */
export function Terminal({ words, amount, reference }: Props) {
  const rows = [
    [words.ledger, '104 201 962'],
    [words.reference, reference],
    [words.receipt, '2-0815'],
    [words.status.label, words.status.value],
  ] as const;
  return (
    <>
      <svg viewBox="0 0 24 24" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href="#fan-pay" />
      </svg>
      <svg className={styles.terminal} viewBox="0 0 600 600" role="img" aria-label={words.label}>
        <g className={styles.slip}>
          <Cast at={{ x: 150, y: 44 }}>
            <path fill={colour.white} d={`M0 0${tornEdge}V340H0z`} />
            <Text x={150} y={42} size={22} weight={700} anchor="middle">
              {words.slip}
            </Text>
            <Rule from={20} to={280} y={61} />
            <path fill={colour.yellow} d="M0 106h300v44H0z" />
            <path stroke={colour.line} d="M20 194h260" />
            {rows.map(([label, value], index) => (
              <g key={label}>
                <Text x={20} y={92 + index * 44} size={20} fill={index === 1 ? undefined : colour.muted}>
                  {label}
                </Text>
                <Text x={280} y={92 + index * 44} size={20} weight={500} anchor="end" mono>
                  {value}
                </Text>
              </g>
            ))}
          </Cast>
        </g>
        <Cast at={{ x: 120, y: 296 }}>
          <Box w={360} h={900} rx={38} fill={colour.ink} />
          <path fill={colour.paper} d="M22 44h316v172H22z" />
          <path fill={colour.blue} d="M22 78V44a14 14 0 0 1 14-14h288a14 14 0 0 1 14 14v34z" />
          <FlagAt id="fan-pay" x={34} y={40} size={28} />
          <Text x={74} y={61} size={20} weight={600} fill={colour.white}>
            {words.club}
          </Text>
          <Text x={326} y={61} size={20} anchor="end" fill={colour.white}>
            {words.places.second}
          </Text>
          <Text x={180} y={160} size={72} weight={700} anchor="middle" tracking={-3}>
            {amount}
          </Text>
          <Text x={180} y={194} size={20} anchor="middle" fill={colour.muted}>
            {words.items}
          </Text>
          <FlagAt id="ics-C" x={40} y={234} size={48} />
          <Text x={104} y={268} size={28} weight={700} fill={colour.white}>
            {words.paid}
          </Text>
        </Cast>
      </svg>
    </>
  );
}
