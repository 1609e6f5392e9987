import { Fragment } from 'react';
import { EnlargedCard } from '../../drawings/exhibits/EnlargedCard.tsx';
import { Paper } from '../../drawings/objects.tsx';
import { Box, colour, FlagAt, Rule, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';
import { Calendar, Categories, Dishes } from './Artefact.tsx';

type Props = SheetProps<'lunch-benefit'>;

/** Recipients of the allowance by number. */
function Recipients({ title }: { title: string }) {
  return (
    <Paper x={-120} y={126} w={238} h={300}>
      <Text x={136} y={34} size={17} weight={700} tracking={-0.2}>
        {title}
      </Text>
      {['1041', '1042', '1043', '1044'].map((number, index) => (
        <Fragment key={number}>
          <Rule from={0} to={238} y={52 + index * 44} stroke={index ? colour.line : colour.ink} />
          <FlagAt id="ics-C" x={136} y={62 + index * 44} size={24} />
          <Text x={172} y={79.5 + index * 44} size={15} mono fill={colour.muted}>
            {number}
          </Text>
        </Fragment>
      ))}
    </Paper>
  );
}

/** Three days of the month, the last is today. */
function Days({ title }: { title: string }) {
  return (
    <Paper x={-80} y={0} w={272} h={300}>
      <Text x={80} y={30} size={18} weight={700} tracking={-0.4}>
        {title}
      </Text>
      <Box x={210} y={44} w={62} h={256} fill={colour.yellow} />
      {[16, 17, 18].map((day, index) => (
        <Fragment key={day}>
          <Text x={94 + index * 62} y={65} size={15} weight={index === 2 ? 700 : 500}>
            {day}
          </Text>
        </Fragment>
      ))}
      <Dishes
        state="taken"
        radius={16}
        at={[
          { x: 117, y: 98 },
          { x: 179, y: 98 },
        ]}
      />
      <Dishes state="today" radius={16} at={[{ x: 241, y: 98 }]} />
      <path d="M148 44v256" stroke={colour.line} />
      <Rule from={0} to={272} y={44} />
      <path d="M210 44v256" stroke={colour.ink} strokeWidth="1.5" />
    </Paper>
  );
}

/** The month, recipients, merchant categories and the card. */
export function Exhibit(props: Props) {
  const { words, figures } = props;
  const flag = 'lunch-benefit';
  return props.narrow ? (
    <>
      <Days title={figures.month('2027-02-01')} />
      <EnlargedCard flag={flag} name={words.product.split(' ')} x={96} y={76} scale={0.9} />
    </>
  ) : (
    <>
      <Calendar
        {...props}
        {...{
          x: -52,
          y: 14,
          day: 92,
          weekend: 36,
          head: 68,
          weekdays: 32,
          row: 80,
          firstWeek: 1,
          firstDay: 2,
        }}
      />
      <Recipients title={words.exhibit.hr} />
      <Categories {...props} x={438} y={126} w={368} />
      <EnlargedCard flag={flag} name={[words.product]} x={660} y={22} scale={2.74} />
    </>
  );
}
