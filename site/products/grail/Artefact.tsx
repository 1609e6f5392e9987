import { Fragment, type ReactNode } from 'react';
import { Paper, ShopMark } from '../../drawings/objects.tsx';
import { Box, colour, FlagAt, Knots, Move, Rule, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';

type Props = SheetProps<'grail'>;

interface SlipProps {
  name: string;
  x: number;
  w: number;
  h: number;
  small?: boolean;
  children: ReactNode;
}

/** A till slip, cut off at the top. */
function Slip({ name, x, w, h, small, children }: SlipProps) {
  return (
    <Paper x={x} y={-200} w={w} h={h + 200} tornBottom>
      <Move x={0} y={200}>
        <ShopMark x={small ? 14 : 20} y={small ? 14 : 26} size={small ? 24 : 30} />
        <Text x={small ? 46 : 62} y={small ? 33 : 49} size={small ? 17 : 22} weight={700} tracking={-0.3}>
          {name}
        </Text>
        {children}
      </Move>
    </Paper>
  );
}

/** The coloured band of a slip with an event and its points. */
function Band({
  y,
  w,
  h,
  label,
  points,
  spent,
}: {
  y: number;
  w: number;
  h: number;
  label: string;
  points: string;
  spent?: boolean;
}) {
  const small = h < 50;
  const pad = small ? 14 : 20;
  return (
    <>
      <Box y={y} w={w} h={h} fill={spent ? colour.ink : colour.red} />
      <Text
        x={pad}
        y={y + (small ? 30 : 34)}
        size={small ? 14 : 16}
        weight={small ? 400 : 500}
        fill={colour.white}
      >
        {label}
      </Text>
      <Text
        x={w - pad}
        y={y + (small ? 34 : 39)}
        size={small ? 26 : 30}
        weight={700}
        anchor="end"
        tracking={-1}
        fill={spent ? colour.yellow : colour.white}
      >
        {points}
      </Text>
    </>
  );
}

// The XRP Ledger closes about every four seconds: these two are two weeks apart.
const earnedAt = '104 201 381';
const redeemedAt = '104 511 540';
const [account, second, third] = ['r9Kf…Smp', 'r2Xq…Smp', 'r7Tw…Smp'] as const;
const isIndex = (cell: string) => cell.startsWith('104 ');

interface LedgerRow {
  cells: readonly (string | undefined)[];
  highlighted?: boolean;
}

function Rows({
  rows,
  columns,
  y,
  w,
  h,
  size,
}: {
  rows: readonly LedgerRow[];
  columns: readonly number[];
  y: number;
  w: number;
  h: number;
  size: number;
}) {
  return rows.map(({ cells, highlighted }, index) => {
    const top = y + index * h;
    return (
      <Fragment key={cells.join(' ')}>
        {highlighted && <Box y={top} w={w} h={h} fill={colour.yellow} />}
        <Rule from={0} to={w} y={top + h} stroke={highlighted ? colour.ink : colour.line} />
        {highlighted && <Rule from={0} to={w} y={top} />}
        {cells.map((cell, column) =>
          cell === undefined ? null : (
            <Text
              key={cell}
              x={columns[column] as number}
              y={top + h / 2 + size * 0.36}
              size={size}
              mono
              anchor={column === cells.length - 1 ? 'end' : undefined}
              fill={isIndex(cell) && !highlighted ? colour.muted : undefined}
            >
              {cell}
            </Text>
          ),
        )}
      </Fragment>
    );
  });
}

function Wide({ words, figures }: Props) {
  const width = 656;
  const columns = [40, 188, 318, width - 48];
  return (
    <>
      <Paper x={32} y={322} w={width} h={352}>
        <FlagAt id="grail" x={40} y={22} size={34} />
        <Text x={88} y={47} size={22} weight={700} tracking={-0.4}>
          {words.title}
        </Text>
        <Text x={width - 48} y={46} size={14} anchor="end" fill={colour.muted}>
          {words.network}
        </Text>
        <Rule from={0} to={width} y={78} />
        {words.columns.map((column, position) => (
          <Text
            key={column}
            x={columns[position] as number}
            y={102}
            size={14}
            fill={colour.muted}
            anchor={position === 3 ? 'end' : undefined}
          >
            {column}
          </Text>
        ))}
        <Rule from={0} to={width} y={116} />
        <Rows
          rows={[
            { cells: [earnedAt, words.earn, account, '+24'], highlighted: true },
            { cells: ['104 201 386', words.earn, second, '+41'] },
            { cells: [redeemedAt, words.redeem, account, '−100'], highlighted: true },
            { cells: ['104 511 543', words.earn, third, '+9'] },
          ]}
          columns={columns}
          y={116}
          w={width}
          h={46}
          size={16}
        />
        <Rule from={0} to={width} y={301} />
        <Text x={40} y={333} size={16}>
          {words.balance} {account}
        </Text>
        <Text x={width - 48} y={334} size={20} anchor="end" mono>
          318
        </Text>
      </Paper>
      <Slip name={words.shop} x={54} w={268} h={236}>
        <Rule from={20} to={248} y={76} dashed />
        <SlipLine y={106} label={`${words.total} EUR`} value={figures.amount(24.9)} />
        <SlipLine y={132} label={figures.stamp('2026-11-20')} value="16:42" muted />
        <Band y={156} w={268} h={56} label={words.earned.wide} points="+24" />
      </Slip>
      <Slip name={words.shop} x={398} w={268} h={236}>
        <Rule from={20} to={248} y={76} dashed />
        <SlipLine y={106} label={words.discount} value={figures.amount(-5)} />
        <SlipLine y={132} label={figures.stamp('2026-12-04')} value="17:08" muted />
        <Band y={156} w={268} h={56} label={words.spent.wide} points="−100" spent />
      </Slip>
      <path d="M52.5 184V461H56M667.5 184V553H664" stroke={colour.ink} strokeWidth="3" fill="none" />
      <Knots
        at={[
          [52.5, 184],
          [52.5, 461],
          [667.5, 184],
          [667.5, 553],
        ]}
        size={11}
      />
    </>
  );
}

function SlipLine({ y, label, value, muted }: { y: number; label: string; value: string; muted?: boolean }) {
  const type = { y, size: muted ? 14 : 15, mono: true, fill: muted ? colour.muted : undefined };
  return (
    <>
      <Text x={20} {...type}>
        {label}
      </Text>
      <Text x={248} anchor="end" {...type}>
        {value}
      </Text>
    </>
  );
}

function Narrow({ words }: Props) {
  const width = 366;
  return (
    <>
      <Paper x={12} y={172} w={width} h={202}>
        <FlagAt id="grail" x={30} y={11} size={24} />
        <Text x={64} y={29} size={17} weight={700} tracking={-0.2}>
          {words.title}
        </Text>
        <Text x={width - 30} y={29} size={14} anchor="end" mono fill={colour.muted}>
          {redeemedAt}
        </Text>
        <Rule from={0} to={width} y={46} />
        <Rows
          rows={[
            { cells: [words.earn, account, '+24'], highlighted: true },
            { cells: [words.earn, second, '+41'] },
            { cells: [words.redeem, account, '−100'], highlighted: true },
          ]}
          columns={[30, 140, width - 30]}
          y={46}
          w={width}
          h={38}
          size={14}
        />
        <Rule from={0} to={width} y={160} />
        <Text x={30} y={187} size={15}>
          {words.balance} {account}
        </Text>
        <Text x={width - 30} y={187} size={17} anchor="end" mono>
          318
        </Text>
      </Paper>
      <Slip name={words.shop} x={26} w={160} h={122} small>
        <Band y={56} w={160} h={48} label={words.earned.narrow} points="+24" />
      </Slip>
      <Slip name={words.shop} x={204} w={160} h={122} small>
        <Band y={56} w={160} h={48} label={words.spent.narrow} points="−100" spent />
      </Slip>
      <path d="M24 80V237M366 80V313" stroke={colour.ink} strokeWidth="2.5" />
      <Knots
        at={[
          [24, 80],
          [24, 237],
          [366, 80],
          [366, 313],
        ]}
      />
    </>
  );
}

/** Two till slips and their two entries on one account of the ledger page. */
export function Artefact(props: Props) {
  return props.narrow ? <Narrow {...props} /> : <Wide {...props} />;
}
