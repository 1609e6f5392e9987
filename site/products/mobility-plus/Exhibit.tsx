import { Fragment } from 'react';
import { EnlargedCard } from '../../drawings/exhibits/EnlargedCard.tsx';
import { Paper } from '../../drawings/objects.tsx';
import { Box, Cast, colour, FlagAt, Rule, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';
import { budget, leftAfter } from './Artefact.tsx';

type Props = SheetProps<'mobility-plus'>;

const white = { fill: colour.white };
const month = '2026-11-01';

/** Flaps of a departure board, the lower half darker; `columns` are [from, to]. */
function Flaps({
  columns,
  top,
  row,
  half,
}: {
  columns: readonly (readonly [number, number])[];
  top: number;
  row: number;
  half: number;
}) {
  const halves = (shift: number) =>
    [0, 1, 2, 3]
      .flatMap((index) =>
        columns.map(([from, to]) => `M${from} ${top + index * row + shift}H${to}v${half}H${from}z`),
      )
      .join('');
  return (
    <>
      <path d={halves(0)} fill="#1c3252" />
      <path d={halves(half)} fill={colour.ink2} />
    </>
  );
}

/** The budget after each ride, aligned with the columns of the list below. */
function Board({ words, figures }: Props) {
  const { exhibit } = words;
  const euro = (value: number) => figures.euro(value, 0);
  return (
    <Cast>
      <Box x={-900} y={18} w={1540} h={500} />
      <Text x={16} y={66} size={27} weight={700} tracking={-0.6} {...white}>
        {figures.month(month)}
      </Text>
      <Text x={464} y={66} size={27} weight={700} tracking={-0.6} fill={colour.yellow}>
        {euro(budget)}
      </Text>
      {exhibit.columns.map((column, index) => (
        <Text key={column} x={16 + index * 224} y={108} size={15} fill={colour.mutedOnInk}>
          {column}
        </Text>
      ))}
      <Flaps
        top={122}
        row={66}
        half={29}
        columns={[
          [-900, -8],
          [8, 216],
          [232, 440],
          [456, 616],
        ]}
      />
      {words.rows.map((ride, index) => {
        const y = 160 + index * 66;
        return (
          <Fragment key={ride}>
            <Text x={22} y={y} size={25} weight={600} tracking={-0.4} {...white}>
              {ride}
            </Text>
            <Text x={246} y={y} size={25} weight={600} tracking={-0.4} {...white}>
              {exhibit.sources[index]}
            </Text>
            <Text
              x={470}
              y={y + 1}
              size={29}
              weight={700}
              tracking={-0.8}
              fill={index === 3 ? colour.yellow : colour.white}
            >
              {euro(leftAfter[index] as number)}
            </Text>
          </Fragment>
        );
      })}
    </Cast>
  );
}

/** The sheet behind: virtual card and HR system. */
function Issued({ words: { exhibit } }: Props) {
  return (
    <Paper x={600} y={34} w={1500} h={500}>
      <Text x={90} y={48} size={27} weight={700} tracking={-0.6}>
        {exhibit.virtual}
      </Text>
      <Text x={536} y={48} size={24} weight={600} tracking={-0.4}>
        {exhibit.hr}
      </Text>
      <Rule from={0} to={1500} y={72} />
      <FlagAt id="ics-C" x={90} y={92} size={36} />
      <Text x={90} y={162} size={17} mono>
        •••• 2048
      </Text>
      {exhibit.issued.map((line, index) => (
        <Text key={line} x={90} y={192 + index * 22} size={17} fill={colour.muted}>
          {line}
        </Text>
      ))}
    </Paper>
  );
}

function SmallBoard({ words, figures }: Props) {
  return (
    <Cast>
      <Box x={-80} y={0} w={250} h={300} />
      <Text x={14} y={28} size={18} weight={700} tracking={-0.4} {...white}>
        {figures.month(month)}
      </Text>
      <Flaps
        top={42}
        row={32}
        half={14}
        columns={[
          [-80, 106],
          [110, 162],
        ]}
      />
      {words.rows.map((ride, index) => (
        <Fragment key={ride}>
          <Text x={14} y={61 + index * 32} size={14.5} weight={600} tracking={-0.2} {...white}>
            {ride}
          </Text>
          <Text
            x={116}
            y={61 + index * 32}
            size={14.5}
            weight={700}
            tracking={-0.2}
            fill={index === 3 ? colour.yellow : colour.white}
          >
            {figures.euro(leftAfter[index] as number, 0)}
          </Text>
        </Fragment>
      ))}
    </Cast>
  );
}

/** A budget and its rides, the virtual card and the physical one. */
export function Exhibit(props: Props) {
  const { product } = props.words;
  const flag = 'mobility-plus';
  return props.narrow ? (
    <>
      <SmallBoard {...props} />
      <EnlargedCard flag={flag} name={product.split(' ')} x={150} y={58} scale={0.84} onInk />
    </>
  ) : (
    <>
      <Issued {...props} />
      <Board {...props} />
      <EnlargedCard flag={flag} name={[product]} x={813.2} y={128} scale={2.435} />
    </>
  );
}
