import { Fragment } from 'react';
import { BenefitCard } from '../../drawings/cards.tsx';
import { Box, Cast, colour, Move, type Point, Rule, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';

type Props = SheetProps<'mobility-plus'>;

const wheel = (cx: number) => (
  <circle cx={cx} cy={31} r={4.6} fill={colour.ink} stroke={colour.yellow} strokeWidth="1.6" />
);
const body = (d: string) => <path d={d} fill={colour.ink} />;
const glass = (d: string) => <path d={d} fill={colour.yellow} />;

/** Means of transport on 44 × 44 units. */
export const transportSigns = {
  rail: (
    <>
      {body('M12 6h20v24H12z')}
      {glass(
        'M16 10h12v9H16zM15.3 24.5a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0zM24.3 24.5a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0z',
      )}
      {body('M14 31h4l-4 7h-4zM26 31h4l4 7h-4z')}
    </>
  ),
  bus: (
    <>
      {body('M5 10h34v20H5z')}
      {glass('M9 14h8v7H9zM18 14h8v7h-8zM27 14h8v7h-8z')}
      {wheel(13)}
      {wheel(31)}
    </>
  ),
  car: (
    <>
      {body('M4 30v-9l5-1 6-9h15l6 9 4 1v9z')}
      {glass('M17 14h4.5v6h-8.5zM24 14h4.5l4 6H24z')}
      {wheel(13)}
      {wheel(32)}
    </>
  ),
  bicycle: (
    <g fill="none" stroke={colour.ink} strokeWidth="2.8">
      <circle cx={12} cy={28} r={7.4} />
      <circle cx={32} cy={28} r={7.4} />
      <path d="M12 28l6-12h11l-8 12zM18 16l3 12M32 28l-4-17h5M15.5 12.5h6" />
    </g>
  ),
};

/** Squares of five euros spent on each. */
const transports = [
  { squares: 9, sign: transportSigns.rail },
  { squares: 5, sign: transportSigns.bus },
  { squares: 3, sign: transportSigns.car },
  { squares: 2, sign: transportSigns.bicycle },
] as const;
const euroPerSquare = 5;
/** Euros a month. */
export const budget = 150;
/** Rest of the budget after each means of transport. */
export const leftAfter = transports.map(
  (_, index) =>
    budget - euroPerSquare * transports.slice(0, index + 1).reduce((sum, { squares }) => sum + squares, 0),
);
const left = leftAfter.at(-1) as number;

/** `count` squares in a row, as one path. */
function squaresAlong(count: number, x: number, y: number, size: number, gap: number): string {
  const outline = `h${size}v${size}h-${size}z`;
  return Array.from({ length: count }, (_, index) => `M${x + index * (size + gap)} ${y}${outline}`).join('');
}

interface Measure extends Point {
  w: number;
  /** Heights; without `foot` the unit is not explained. */
  head: number;
  row: number;
  foot: number;
  pad: number;
  sign: number;
  square: number;
  gap: number;
  squaresAt: number;
  /** Type sizes. */
  title: number;
  text: number;
}

/** The month's budget as a departure board: a filled square is five euros spent, an empty one is left. */
function Board({ words, figures, narrow, ...size }: Props & Measure) {
  const { w, head, row, pad, sign, square, gap, squaresAt, text } = size;
  const open = head + 4 * row;
  const foot = open + row;
  const height = foot + size.foot;
  return (
    <Cast at={size}>
      <Box w={w} h={height} fill={colour.ink} />
      <Box x={0.5} y={0.5} w={w - 1} h={height - 1} fill="none" stroke="var(--f-white)" strokeOpacity=".28" />
      <Text x={pad} y={head * 0.6} size={size.title} weight={700} tracking={-0.5} fill={colour.white}>
        {figures.month('2026-11-01')}
      </Text>
      <Text
        x={w - pad}
        y={head * 0.6}
        size={size.title}
        weight={700}
        tracking={-0.5}
        anchor="end"
        fill={colour.yellow}
      >
        {figures.euro(left, narrow ? 0 : 2)} {words.left}
      </Text>
      {transports.map(({ squares, sign: drawing }, index) => {
        const y = head + index * row;
        return (
          <Fragment key={words.rows[index]}>
            <Rule from={0} to={w} y={y} stroke={colour.lineOnInk} />
            <Box x={pad} y={y + (row - sign) / 2} w={sign} h={sign} fill={colour.yellow} />
            <Move x={pad} y={y + (row - sign) / 2} scale={sign / 44}>
              {drawing}
            </Move>
            <Text x={pad + sign * 1.4} y={y + row / 2 + 6} size={text} weight={600} fill={colour.white}>
              {words.rows[index]}
            </Text>
            <path
              d={squaresAlong(squares, squaresAt, y + (row - square) / 2, square, gap)}
              fill={colour.yellow}
            />
            {!narrow && (
              <Text x={w - pad} y={y + row / 2 + 6} size={17} mono anchor="end" fill={colour.white}>
                {figures.amount(squares * euroPerSquare)}
              </Text>
            )}
          </Fragment>
        );
      })}
      <Rule from={0} to={w} y={open} stroke={colour.edgeOnInk} />
      <Text x={pad} y={open + row / 2 + 6} size={text} fill={colour.mutedOnInk}>
        {words.open}
      </Text>
      <path
        d={squaresAlong(
          left / euroPerSquare,
          squaresAt + 0.75,
          open + (row - square) / 2 + 0.75,
          square - 1.5,
          gap + 1.5,
        )}
        fill="none"
        stroke={colour.yellow}
        strokeWidth="1.5"
      />
      {!narrow && (
        <>
          <Text x={w - pad} y={open + row / 2 + 6} size={17} mono anchor="end" fill={colour.yellow}>
            {figures.amount(left)}
          </Text>
          <Rule from={0} to={w} y={foot} stroke={colour.lineOnInk} />
          <Text x={pad} y={foot + size.foot * 0.63} size={16} fill={colour.mutedOnInk}>
            {words.unit}
          </Text>
        </>
      )}
    </Cast>
  );
}

/** The month's travel budget and the card that pays. */
export function Artefact(props: Props) {
  // Leaves the upper half of the flag visible.
  return props.narrow ? (
    <Board
      {...props}
      {...{ x: 20, y: 164, w: 350, head: 40, row: 33, foot: 0, pad: 16, sign: 24 }}
      {...{ square: 11, gap: 3, squaresAt: 180, title: 17, text: 15 }}
    />
  ) : (
    <>
      <Board
        {...props}
        {...{ x: 48, y: 36, w: 624, head: 76, row: 52, foot: 46, pad: 28, sign: 40 }}
        {...{ square: 18, gap: 4, squaresAt: 262, title: 24, text: 19 }}
      />
      <BenefitCard
        flag="mobility-plus"
        name={props.words.product}
        person={props.words.person}
        x={262}
        y={382}
        scale={1.2}
        onInk
      />
    </>
  );
}
