import { Fragment } from 'react';
import { Device, Paper } from '../../drawings/objects.tsx';
import { type Area, Box, colour, FlagAt, Move, Rule, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';

type Props = SheetProps<'fan-pay'>;

/** Euros, in every drawing of Fan Pay. */
export const price = 7.4;

/** Twelve keys; the last row has only a zero. */
function Keys({ x, y, w, h, gap }: Area & { gap: number }) {
  const labels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', ''];
  return labels.map((label, index) => {
    const left = x + (index % 3) * (w + gap);
    const top = y + Math.floor(index / 3) * (h + gap);
    return (
      <Fragment key={`${left} ${top}`}>
        <Box
          x={left}
          y={top}
          w={w}
          h={h}
          rx={5}
          fill={colour.ink2}
          stroke="var(--f-white)"
          strokeOpacity=".22"
        />
        {label && (
          <Text
            x={left + w / 2}
            y={top + h / 2 + 7}
            size={20}
            weight={600}
            anchor="middle"
            fill={colour.white}
          >
            {label}
          </Text>
        )}
      </Fragment>
    );
  });
}

/** Label and value of each line of the slip, the two most important first. */
export function slipRows(words: Props['words']) {
  return [
    [words.ledger, '104 201 962'],
    [words.reference, '5E81…0C7D'],
    [words.receipt, '2-0815'],
    [words.status.label, words.status.value],
  ] as const;
}

/** The payment slip with its ledger entry. */
function Slip({ words, x, y, w, h, narrow }: Area & { words: Props['words']; narrow?: boolean }) {
  const pad = narrow ? 14 : 18;
  const rows = slipRows(words).slice(0, narrow ? 2 : 4);
  return (
    <Paper x={x} y={y} w={w} h={h} tornTop>
      <Text
        x={w / 2}
        y={narrow ? 30 : 36}
        size={narrow ? 15.5 : 17}
        weight={700}
        anchor="middle"
        tracking={-0.2}
      >
        {words.slip}
      </Text>
      {rows.map(([label, value], index) => {
        const line = (narrow ? 44 : 52) + index * 29;
        return (
          <Fragment key={label}>
            <Rule from={pad} to={w - pad} y={line} stroke={index ? colour.line : colour.ink} />
            <Text x={pad} y={line + (narrow ? 20 : 21)} size={narrow ? 14 : 15} fill={colour.muted}>
              {label}
            </Text>
            <Text x={w - pad} y={line + (narrow ? 20 : 21)} size={14} mono anchor="end">
              {value}
            </Text>
          </Fragment>
        );
      })}
    </Paper>
  );
}

function Wide({ words, figures }: Props) {
  const white = { fill: colour.white };
  return (
    <>
      <Slip words={words} x={238} y={110} w={244} h={260} />
      <Device x={210} y={296} w={300} h={900} radius={34} border={20} top={48}>
        <Move x={20} y={48}>
          <Box w={260} h={44} fill={colour.blue} />
          <FlagAt id="fan-pay" x={12} y={10} size={24} />
          <Text x={48} y={28} size={15} weight={600} {...white}>
            {words.club}
          </Text>
          <Text x={246} y={28} size={15} anchor="end" {...white}>
            {words.kiosk}
          </Text>
          <Text x={130} y={112} size={54} weight={700} anchor="middle" tracking={-2}>
            {figures.euro(price)}
          </Text>
          <Text x={130} y={140} size={15} anchor="middle" fill={colour.muted}>
            {words.items}
          </Text>
          <Box y={162} w={260} h={62} fill={colour.ink} />
          <FlagAt id="ics-C" x={14} y={175} size={36} />
          <Text x={64} y={201} size={22} weight={700} tracking={-0.4} {...white}>
            {words.paid}
          </Text>
          <Box y={224} w={260} h={900} fill={colour.ink} />
        </Move>
      </Device>
      <Move x={210} y={296}>
        <Keys x={20} y={290} w={80} h={46} gap={10} />
      </Move>
    </>
  );
}

function Narrow({ words, figures }: Props) {
  return (
    <>
      <Slip words={words} x={104} y={36} w={182} h={160} narrow />
      <Device x={90} y={146} w={210} h={600} radius={26} border={12} top={34}>
        <Move x={12} y={34}>
          <Box w={186} h={34} fill={colour.blue} />
          <FlagAt id="fan-pay" x={8} y={7} size={20} />
          <Text x={178} y={23} size={14} anchor="end" fill={colour.white}>
            {words.kiosk}
          </Text>
          <Text x={93} y={88} size={42} weight={700} anchor="middle" tracking={-1.6}>
            {figures.euro(price)}
          </Text>
          <Box y={112} w={186} h={48} fill={colour.ink} />
          <FlagAt id="ics-C" x={10} y={121} size={30} />
          <Text x={50} y={142} size={17} weight={700} fill={colour.white}>
            {words.paid}
          </Text>
          <Box y={160} w={186} h={600} fill={colour.ink} />
        </Move>
      </Device>
      <Move x={90} y={146}>
        <Keys x={12} y={202} w={56} h={36} gap={9} />
      </Move>
    </>
  );
}

/** A terminal at a stadium kiosk and the slip of the payment. */
export function Artefact(props: Props) {
  return props.narrow ? <Narrow {...props} /> : <Wide {...props} />;
}
