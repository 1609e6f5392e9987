import { Fragment, type ReactNode } from 'react';
import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import { book } from '../checkFlags.ts';
import drawings from '../drawings.module.css';
import type { Figures } from '../figures.ts';
import { Hoist } from '../LedgerBook.tsx';
import { Chip } from '../objects.tsx';
import { Box, colour, Move, Rule, Text } from '../shapes.tsx';

interface Detail {
  label: string;
  className: string | undefined;
}

/** A close-up. Square crops show the middle 360 units: what matters is within x 60 to 420. */
function Cloth({ label, className, children }: Detail & { children: ReactNode }) {
  return (
    <svg
      className={`${drawings.art} ${className}`}
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}

interface ReceiptProps extends Detail {
  words: { total: string; points: string };
  figures: Figures;
}

/** The foot of a receipt: the total, and the points it earns. */
export function ReceiptDetail({ words, figures, ...detail }: ReceiptProps) {
  return (
    <Cloth {...detail}>
      <Box x={84} y={-20} w={316} h={132} fill={colour.white} />
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
    </Cloth>
  );
}

/** Two ledger entries and the check flags of their page with their digits. */
export function LedgerDetail({ words, ...detail }: Detail & { words: ArtefactWords<'ledger-book'> }) {
  return (
    <Cloth {...detail}>
      <Box x={34} y={28} w={480} h={352} fill={colour.paper} />
      {book.page961.slice(0, 2).map(([kind, points], row) => (
        <Fragment key={kind}>
          <Text x={80} y={90 + row * 84} size={40}>
            {words.kinds[kind]}
          </Text>
          <Text x={400} y={90 + row * 84} size={40} mono anchor="end">
            {points}
          </Text>
          <Rule from={80} to={400} y={114 + row * 84} stroke={colour.edge} />
        </Fragment>
      ))}
      <path d="M62 400V246H436V-20" fill="none" stroke={colour.ink} strokeWidth="5" />
      <Hoist sum={book.checksum} x={80} y={258} w={320} />
      <Text
        x={[...book.checksum].map((_, index) => 98.25 + index * 40.5)}
        y={342}
        size={40}
        mono
        anchor="middle"
      >
        {book.checksum}
      </Text>
    </Cloth>
  );
}

/** The corner of a card with its EMV chip. */
export function ChipDetail(detail: Detail) {
  return (
    <Cloth {...detail}>
      <Box x={64} y={56} w={560} h={400} rx={30} fill={colour.ink} />
      <path d="M94 56h132v400H64V86a30 30 0 0 1 30-30z" fill={colour.white} />
      <Move x={-6} y={-154} scale={3.8}>
        <Chip />
      </Move>
    </Cloth>
  );
}
