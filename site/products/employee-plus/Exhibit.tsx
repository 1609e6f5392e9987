import { Fragment } from 'react';
import { EnlargedCard } from '../../drawings/exhibits/EnlargedCard.tsx';
import type { Figures } from '../../drawings/figures.ts';
import { Device, IdCard, Paper } from '../../drawings/objects.tsx';
import { Box, colour, FlagAt, Move, Rule, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';
import { credit, months, year } from './Artefact.tsx';

type Props = SheetProps<'employee-plus'>;

const soft = { fill: colour.muted };
const firstOf = (figures: Figures, month: string) => figures.dayAndMonth(`${year}-${month}-01`);

/** Three credits and their sender, aligned with the columns of the list below. */
function Statement({ words, figures }: Props) {
  const { exhibit } = words;
  const row = 46;
  const last = months.length - 1;
  return (
    <Paper x={-700} y={26} w={1150} h={400}>
      <Move x={700} y={-26}>
        <Text x={16} y={70} size={27} weight={700} tracking={-0.6}>
          {words.statement} {year}
        </Text>
        <Text x={16} y={120} size={15} {...soft}>
          {words.credit}
        </Text>
        <Text x={208} y={120} size={15} anchor="end" {...soft}>
          EUR
        </Text>
        <Text x={242} y={120} size={15} {...soft}>
          {exhibit.sentBy.label}
        </Text>
        <Box x={-700} y={132 + last * row} w={1150} h={row} fill={colour.yellow} />
        {months.map((month, index) => {
          const y = 161 + index * row;
          const weight = index === last ? 700 : undefined;
          return (
            <Fragment key={month}>
              <Text x={16} y={y} size={17} weight={weight}>
                {firstOf(figures, month)}
              </Text>
              <Text x={208} y={y} size={17} mono anchor="end">
                {figures.signed(credit)}
              </Text>
              <Text x={242} y={y} size={17} weight={weight}>
                {exhibit.sentBy.value}
              </Text>
            </Fragment>
          );
        })}
        <path
          d={`M-700 96H450M-700 132H450M-700 ${132 + last * row}h1150m0 ${row}h-1150`}
          stroke={colour.ink}
        />
        <Rule from={-700} to={450} y={178} stroke={colour.line} />
        <Text x={16} y={311} size={19} weight={600}>
          {words.loaded}
        </Text>
        <Text x={208} y={312} size={24} weight={700} anchor="end" tracking={-0.6}>
          {figures.amount(months.length * credit)}
        </Text>
        <Text x={242} y={311} size={17} {...soft}>
          {exhibit.api}
        </Text>
      </Move>
    </Paper>
  );
}

/** A phone with the virtual card and a confirmed payment. */
function Phone({ words: { exhibit } }: Props) {
  const white = { fill: colour.white };
  return (
    <Device x={418} y={14} w={284} h={600} radius={36} border={14}>
      <Box x={106} y={22} w={72} h={12} rx={6} />
      <IdCard x={30} y={50} scale={0.664}>
        <Box w={342} h={216} />
        <FlagAt id="employee-plus" x={126} y={0} size={216} />
        {exhibit.virtual.map((line, index) => (
          <Text key={line} x={16} y={36 + index * 28} size={24} weight={700} tracking={-0.4} {...white}>
            {line}
          </Text>
        ))}
        <Text x={16} y={190} size={21} mono {...white}>
          •• 2048
        </Text>
      </IdCard>
      <Box x={44} y={218} w={210} h={58} />
      <FlagAt id="ics-C" x={54} y={228} size={38} />
      <Text x={106} y={254} size={21} weight={700} tracking={-0.3} {...white}>
        {exhibit.confirmed}
      </Text>
      <Text x={44} y={312} size={19} weight={600}>
        3D Secure
      </Text>
    </Device>
  );
}

/** The last credits, newest first. */
function Credits({ words, figures }: Props) {
  return (
    <Paper x={-80} y={0} w={256} h={300}>
      <Text x={94} y={28} size={18} weight={700} tracking={-0.4}>
        {words.statement} {year}
      </Text>
      <Box y={42} w={256} h={34} fill={colour.yellow} />
      {months.toReversed().map((month, index) => (
        <Fragment key={month}>
          <Text x={94} y={65 + index * 34} size={15} weight={index ? undefined : 700}>
            {firstOf(figures, month)}
          </Text>
          {index === 0 && (
            <Text x={246} y={65} size={14.5} mono anchor="end">
              {figures.signed(credit)}
            </Text>
          )}
        </Fragment>
      ))}
      <path d="M0 42H256M0 76H256" stroke={colour.ink} />
      <path d="M0 110H256M0 144H256" stroke={colour.line} />
    </Paper>
  );
}

/** Statement, virtual card and physical card. */
export function Exhibit(props: Props) {
  const { product } = props.words;
  const flag = 'employee-plus';
  return props.narrow ? (
    <>
      <Credits {...props} />
      <EnlargedCard flag={flag} name={product.split(' ')} x={112} y={80} scale={0.96} />
    </>
  ) : (
    <>
      <Statement {...props} />
      <Phone {...props} />
      <EnlargedCard flag={flag} name={[product]} x={738} y={18} scale={3.03} />
    </>
  );
}
