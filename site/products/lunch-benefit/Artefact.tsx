import { Fragment } from 'react';
import { Paper } from '../../drawings/objects.tsx';
import { type Area, Box, colour, FlagAt, type Point, Rule, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';

type Props = SheetProps<'lunch-benefit'>;

// February 2027 begins on a Monday and has four full weeks.
const month = '2027-02';
const today = 18;
const allowance = 7.5;
const eaten: Readonly<Record<number, number>> = {
  1: 7.5,
  2: 6.9,
  3: 7.5,
  5: 7.5,
  8: 7.5,
  9: 7.5,
  10: 5.8,
  11: 7.5,
  15: 7.5,
  16: 6.4,
  17: 7.5,
};
const dateOf = (day: number) => `${month}-${String(day).padStart(2, '0')}`;

/** The covered dishes of the flag, each centred at `x` on base line `y`. */
export function Dishes({
  at,
  radius,
  state,
}: {
  at: readonly Point[];
  radius: number;
  state: 'taken' | 'today' | 'open';
}) {
  const look = {
    taken: { fill: colour.blue },
    today: { fill: colour.white, stroke: colour.ink },
    open: { fill: 'none', stroke: colour.edge },
  }[state];
  return (
    <path
      d={at.map(({ x, y }) => `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`).join('')}
      {...look}
    />
  );
}

/** State of a working day's lunch; undefined where none was taken. */
function stateOf(day: number) {
  if (eaten[day]) return 'taken';
  if (day === today) return 'today';
  return day > today ? 'open' : undefined;
}

interface Measure extends Point {
  /** Width of a working day and of a weekend day, which narrow drawings omit. */
  day: number;
  weekend: number;
  head: number;
  weekdays: number;
  row: number;
  /** First of the four weeks shown, from 0. */
  firstWeek: number;
  /** First weekday drawn, from 0; those before are covered. */
  firstDay: number;
}

/** A month of working days, each with its lunch. */
export function Calendar({ words, figures, narrow, ...size }: Props & Measure) {
  const { day: dayWidth, weekend, head, weekdays, row, firstWeek, firstDay } = size;
  const weeks = 4 - firstWeek;
  const days = narrow ? 5 : 7;
  const width = 5 * dayWidth + 2 * weekend;
  const body = head + weekdays;
  const pad = narrow ? 14 : 20;
  const left = (column: number) => Math.min(column, 5) * dayWidth + Math.max(column - 5, 0) * weekend;
  const weekTop = (day: number) => body + (Math.floor((day - 1) / 7) - firstWeek) * row;
  const shown = Array.from({ length: 7 * weeks }, (_, index) => 7 * firstWeek + index + 1).filter(
    (day) => (day - 1) % 7 < days && (day - 1) % 7 >= firstDay,
  );
  // Between the amount and the edge of the day.
  const radius = narrow ? 14 : Math.min(17, dayWidth / 6.5);
  const todayBox = { x: left((today - 1) % 7), y: weekTop(today) };
  return (
    <Paper x={size.x} y={size.y} w={width} h={body + weeks * row}>
      <Text x={pad} y={narrow ? 31 : 44} size={narrow ? 18 : 26} weight={700} tracking={-0.6}>
        {figures.month(dateOf(1))}
      </Text>
      <Text x={width - pad} y={narrow ? 31 : 43} size={narrow ? 16 : 20} weight={600} anchor="end">
        {figures.euro(allowance)} {words.daily}
      </Text>
      <Rule from={0} to={width} y={head} />
      {!narrow && (
        <Box x={5 * dayWidth} y={head} w={2 * weekend} h={weekdays + weeks * row} fill={colour.sail} />
      )}
      {Array.from({ length: days }, (_, column) => (
        <Text
          key={dateOf(column + 1)}
          x={column < 5 ? left(column) + (narrow ? 10 : 13) : left(column) + weekend / 2}
          y={body - (narrow ? 8 : 11)}
          size={narrow ? 14 : 15}
          anchor={column < 5 ? undefined : 'middle'}
          fill={colour.muted}
        >
          {figures.weekday(dateOf(column + 1), 'short')}
        </Text>
      ))}
      <Box x={todayBox.x} y={todayBox.y} w={dayWidth} h={row} fill={colour.yellow} />
      {shown.map((day) => (
        <Day
          key={day}
          day={day}
          x={left((day - 1) % 7)}
          y={weekTop(day)}
          w={(day - 1) % 7 < 5 ? dayWidth : weekend}
          h={row}
          figures={figures}
          narrow={narrow}
        />
      ))}
      {(['taken', 'today', 'open'] as const).map((state) => (
        <Dishes
          key={state}
          state={state}
          radius={radius}
          at={shown
            .filter((day) => (day - 1) % 7 < 5 && stateOf(day) === state)
            .map((day) => ({
              x: left((day - 1) % 7) + dayWidth - radius - (narrow ? 10 : 13),
              y: weekTop(day) + row - (narrow ? 12 : 14),
            }))}
        />
      ))}
      <path
        d={Array.from({ length: weeks - 1 }, (_, week) => `M0 ${body + (week + 1) * row}H${width}`)
          .concat(
            Array.from({ length: days - 1 }, (_, column) => `M${left(column + 1)} ${body}v${weeks * row}`),
          )
          .join('')}
        stroke={colour.line}
      />
      <Rule from={0} to={width} y={body} />
      <Box
        x={todayBox.x}
        y={todayBox.y}
        w={dayWidth}
        h={row}
        fill="none"
        stroke={colour.ink}
        strokeWidth="1.5"
      />
    </Paper>
  );
}

interface DayProps extends Area {
  day: number;
  figures: Props['figures'];
  narrow: boolean;
}

function Day({ day, x, y, w, h, figures, narrow }: DayProps) {
  if ((day - 1) % 7 > 4) {
    return (
      <Text x={x + w / 2} y={y + 22} size={15} anchor="middle" fill={colour.muted}>
        {day}
      </Text>
    );
  }
  const spent = eaten[day] ?? (day === today ? allowance : undefined);
  return (
    <>
      <Text
        x={x + (narrow ? 10 : 13)}
        y={y + (narrow ? 20 : 22)}
        size={15}
        weight={day === today ? 700 : 500}
      >
        {day}
      </Text>
      {!narrow && spent !== undefined && (
        <Text x={x + 13} y={y + h - 14} size={14} mono>
          {figures.amount(spent)}
        </Text>
      )}
    </>
  );
}

const codes = ['5812', '5814', '5411', '5813'] as const;
const refusedCode = '5813';

/** Merchant categories with the card's answer: flag C or N and a word. */
export function Categories({ words, narrow, x, y, w }: Props & Point & { w: number }) {
  const row = narrow ? 36 : 44;
  const head = narrow ? 0 : 52;
  const pad = narrow ? 12 : 20;
  const shown = codes.filter((_, index) => !narrow || index === 0 || index === 3);
  return (
    <Paper x={x} y={y} w={w} h={head + shown.length * row}>
      {!narrow && (
        <>
          <Text x={20} y={34} size={17} weight={700} tracking={-0.2}>
            {words.title}
          </Text>
          <Rule from={0} to={w} y={head} />
        </>
      )}
      {shown.map((code, index) => {
        const top = head + index * row;
        const accepted = code !== refusedCode;
        const baseline = top + row / 2 + 5.5;
        return (
          <Fragment key={code}>
            {index > 0 && <Rule from={0} to={w} y={top} stroke={colour.line} />}
            <FlagAt
              id={accepted ? 'ics-C' : 'ics-N'}
              x={pad}
              y={top + (row - 24) / 2}
              size={24}
              keyline={!accepted}
            />
            <Text x={narrow ? 46 : 58} y={baseline} size={15} mono fill={colour.muted}>
              {code}
            </Text>
            <Text x={narrow ? 94 : 112} y={baseline} size={narrow ? 15 : 17} weight={500}>
              {words.categories[codes.indexOf(code)]}
            </Text>
            <Text
              x={w - (narrow ? 14 : 20)}
              y={baseline}
              size={15}
              anchor="end"
              weight={accepted ? undefined : 700}
              fill={accepted ? colour.muted : colour.red}
            >
              {accepted ? words.accepted : words.refused}
            </Text>
          </Fragment>
        );
      })}
    </Paper>
  );
}

/** A month of lunches, and where the card is accepted. */
export function Artefact(props: Props) {
  // Begins with the current week, so that the dish of the flag stays visible.
  return props.narrow ? (
    <>
      <Calendar
        {...props}
        {...{ x: 20, y: 18, day: 70, weekend: 0, head: 48, weekdays: 26, row: 52, firstWeek: 2, firstDay: 0 }}
      />
      <Categories {...props} x={38} y={300} w={332} />
    </>
  ) : (
    <>
      <Calendar
        {...props}
        {...{
          x: 40,
          y: 36,
          day: 112,
          weekend: 40,
          head: 68,
          weekdays: 32,
          row: 62,
          firstWeek: 0,
          firstDay: 0,
        }}
      />
      <Categories {...props} x={312} y={440} w={368} />
    </>
  );
}
