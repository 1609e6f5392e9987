import type { ReactNode } from 'react';
import type { HomeWords } from '../../../domain/content/home.ts';
import drawings from '../../drawings/drawings.module.css';
import type { Figures } from '../../drawings/figures.ts';
import { Chip } from '../../drawings/objects.tsx';
import { Box, colour, Move, Rule, Text } from '../../drawings/shapes.tsx';
import { CheckFlags } from './LedgerPages.tsx';
import { check, pages } from './ledger.ts';

interface Detail {
  label: string;
}

/** Of the cloth: beyond every edge. */
const ground = { x: -1000, y: -1000, w: 3000, h: 3000 };

/** A close-up on cloth, which goes on at all sides. */
function CloseUp({ label, cloth, children }: Detail & { cloth: string; children: ReactNode }) {
  return (
    <svg className={drawings.art} viewBox="50 0 380 360" role="img" aria-label={label}>
      <Box {...ground} fill={cloth} />
      {children}
    </svg>
  );
}

interface ReceiptProps extends Detail {
  words: HomeWords['services']['drawings']['customers'];
  figures: Figures;
}

/** The foot of a receipt: the total, and the points it earns. */
export function ReceiptDetail({ words, figures, label }: ReceiptProps) {
  return (
    <CloseUp label={label} cloth={colour.red}>
      <Box x={84} y={-200} w={316} h={312} fill={colour.white} />
      <Text x={108} y={74} size={40} mono>
        {words.total}
      </Text>
      <Text x={376} y={74} size={40} mono anchor="end">
        {figures.amount(24.9)}
      </Text>
      <Text x={108} y={170} size={40} weight={600} fill={colour.white}>
        {words.points}
      </Text>
      <Text x={376} y={304} size={136} weight={700} tracking={-6} anchor="end" fill={colour.white}>
        {figures.signed(24, 0)}
      </Text>
    </CloseUp>
  );
}

interface LedgerProps extends Detail {
  words: HomeWords['infrastructure']['blockchain']['drawing'];
}

/** Two ledger entries and the check flags of their page with their digits. */
export function LedgerDetail({ words, label }: LedgerProps) {
  return (
    <CloseUp label={label} cloth={colour.blue}>
      <Box x={34} y={28} w={480} h={600} fill={colour.paper} />
      {pages.first.entries.slice(0, 2).map(([kind, points], row) => (
        <Move key={kind} x={0} y={row * 84}>
          <Text x={80} y={90} size={40}>
            {words[kind]}
          </Text>
          <Text x={400} y={90} size={40} mono anchor="end">
            {points}
          </Text>
          <Rule from={80} to={400} y={114} stroke={colour.edge} />
        </Move>
      ))}
      <path d="M62 600V246H436V-200" fill="none" stroke={colour.ink} strokeWidth="5" />
      <CheckFlags digits={check} x={80} y={258} w={320} />
      <Text x={[...check].map((_, index) => 98.25 + index * 40.5)} y={342} size={40} mono anchor="middle">
        {check}
      </Text>
    </CloseUp>
  );
}

/** The corner of a card with its EMV chip. */
export function ChipDetail({ label }: Detail) {
  return (
    <CloseUp label={label} cloth={colour.yellow}>
      <Box x={64} y={56} w={560} h={600} rx={30} fill={colour.ink} />
      <path d="M94 56h132v600H64V86a30 30 0 0 1 30-30z" fill={colour.white} />
      <Move x={-6} y={-154} scale={3.8}>
        <Chip />
      </Move>
    </CloseUp>
  );
}
