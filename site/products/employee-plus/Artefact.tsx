import { Fragment } from 'react';
import { BenefitCard } from '../../drawings/cards.tsx';
import { Paper } from '../../drawings/objects.tsx';
import { Box, colour, type Point, Rule, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';

type Props = SheetProps<'employee-plus'>;

/** The drawn statements: 50 euros on the first of three months. */
export const year = 2026;
export const months = ['09', '10', '11'] as const;
export const credit = 50;

/** The card's statement, its last credit highlighted. */
function Statement({ words, figures, x, y, w, narrow }: Props & Point & { w: number }) {
  const pad = narrow ? 14 : 22;
  const height = narrow ? 32 : 50;
  const size = narrow ? 15 : 17;
  const top = narrow ? 44 : 64;
  const foot = top + months.length * height;
  return (
    <Paper x={x} y={y} w={w} h={foot + (narrow ? 60 : 96)}>
      <Text x={pad} y={narrow ? 29 : 41} size={narrow ? 17 : 22} weight={700} tracking={-0.4}>
        {words.statement} {year}
      </Text>
      <Rule from={0} to={w} y={top} />
      {months.map((month, index) => {
        const line = top + index * height;
        const last = index === months.length - 1;
        return (
          <Fragment key={month}>
            {last && <Box y={line} w={w} h={height} fill={colour.yellow} />}
            <Rule from={0} to={w} y={line + height} stroke={last ? colour.ink : colour.line} />
            {!narrow && (
              <Text x={pad} y={line + height / 2 + 5.5} size={15} fill={last ? undefined : colour.muted}>
                {figures.dayAndMonth(`${year}-${month}-01`)}
              </Text>
            )}
            <Text
              x={pad + (narrow ? 0 : 70)}
              y={line + height / 2 + 6}
              size={size}
              weight={last ? 700 : undefined}
            >
              {words.credit}
            </Text>
            <Text x={w - pad} y={line + height / 2 + 6} size={narrow ? 14 : 16} mono anchor="end">
              {figures.signed(credit)}
            </Text>
          </Fragment>
        );
      })}
      <Text x={pad} y={foot + (narrow ? 29 : 40)} size={size}>
        {words.loaded}
      </Text>
      <Text
        x={w - pad}
        y={foot + (narrow ? 30 : 43)}
        size={narrow ? 20 : 28}
        weight={700}
        anchor="end"
        tracking={-0.8}
      >
        {figures.euro(months.length * credit)}
      </Text>
    </Paper>
  );
}

/** A benefit card and its statement. */
export function Artefact(props: Props) {
  const card = { flag: 'employee-plus', name: props.words.product, person: props.words.person } as const;
  return props.narrow ? (
    <>
      <Statement {...props} x={146} y={16} w={230} />
      <BenefitCard {...card} x={32} y={200} scale={0.84} />
    </>
  ) : (
    <>
      <Statement {...props} x={296} y={44} w={384} />
      <BenefitCard {...card} x={96} y={330} scale={1.56} />
    </>
  );
}
