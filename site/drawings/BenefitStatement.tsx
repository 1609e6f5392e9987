import type { ArtefactProps } from './artefact.ts';
import { BenefitCard } from './cards.tsx';
import { Paper } from './objects.tsx';
import { Box, colour, Rule, Text } from './shapes.tsx';

type Props = ArtefactProps<'employee-plus'>;

const month = '2026-11';
const credit = 50;
const spent = [14.9, 12.4] as const;

/** The card's statement of the month; the band marks the employer's credit. */
function Statement({ words, figures, x, y, w, narrow }: Props & { x: number; y: number; w: number }) {
  const pad = narrow ? 14 : 22;
  const height = narrow ? 32 : 50;
  const size = narrow ? 15 : 17;
  const top = narrow ? 44 : 64;
  const rows = [
    { day: '01', text: words.credit, value: credit },
    { day: '04', text: words.shops.book, value: -spent[0] },
    { day: '12', text: words.shops.tea, value: -spent[1] },
  ];
  const foot = top + rows.length * height;
  return (
    <Paper x={x} y={y} w={w} h={foot + (narrow ? 60 : 96)}>
      <Text x={pad} y={narrow ? 29 : 41} size={narrow ? 17 : 22} weight={700} tracking={-0.4}>
        {figures.month(`${month}-01`)}
      </Text>
      <Rule from={0} to={w} y={top} />
      {rows.map(({ day, text, value }, index) => {
        const line = top + index * height;
        const given = value > 0;
        return (
          <g key={day}>
            {given && <Box y={line} w={w} h={height} fill={colour.yellow} />}
            <Rule
              from={0}
              to={w}
              y={line + height}
              stroke={given || index === rows.length - 1 ? colour.ink : colour.line}
            />
            {!narrow && (
              <Text x={pad} y={line + height / 2 + 5.5} size={15} fill={given ? undefined : colour.muted}>
                {figures.dayAndMonth(`${month}-${day}`)}
              </Text>
            )}
            <Text
              x={pad + (narrow ? 0 : 70)}
              y={line + height / 2 + 6}
              size={size}
              weight={given ? 700 : undefined}
            >
              {text}
            </Text>
            <Text x={w - pad} y={line + height / 2 + 6} size={narrow ? 14 : 16} mono anchor="end">
              {figures.signed(value)}
            </Text>
          </g>
        );
      })}
      <Text x={pad} y={foot + (narrow ? 29 : 40)} size={size}>
        {words.available}
      </Text>
      <Text
        x={w - pad}
        y={foot + (narrow ? 30 : 43)}
        size={narrow ? 20 : 28}
        weight={700}
        anchor="end"
        tracking={-0.8}
      >
        {figures.euro(credit - spent[0] - spent[1])}
      </Text>
    </Paper>
  );
}

/** A benefit card and its statement. */
export function BenefitStatement(props: Props) {
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
