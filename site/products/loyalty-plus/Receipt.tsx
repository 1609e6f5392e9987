import { Fragment } from 'react';
import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import type { Figures } from '../../drawings/figures.ts';
import { Barcode, Paper, ShopMark } from '../../drawings/objects.tsx';
import { type Block, slip, stack } from '../../drawings/printed-slip.tsx';
import { Box, colour, type Point, QrCode, Text } from '../../drawings/shapes.tsx';

interface Drawn {
  words: ArtefactWords<'loyalty-plus'>;
  figures: Figures;
}

interface Props extends Drawn, Point {
  width: number;
  /** Head, total, points and barcode only; cut off at the foot. */
  short?: boolean;
}

const prices = [12.9, 4.2, 7.8] as const;
const total = 24.9;
const vatIncluded = 1.63;

/** A till receipt on an 80 mm roll, paid with a gift card of 50 euros. */
export function Receipt({ words, figures, x, y, width, short }: Props) {
  const pad = short ? 16 : 22;
  const { space, rule, row } = slip(width, pad, short ? 14 : 15);
  const sums = [
    row(`${words.total} EUR`, figures.amount(total)),
    row(words.paid, figures.amount(-total)),
    row(words.left, figures.amount(50 - total)),
  ];
  const points: Block = {
    height: short ? 72 : 78,
    draw: (top) => {
      const inset = short ? 0 : pad;
      const text = pad + (short ? 0 : 14);
      return (
        <>
          <Box x={inset} y={top} w={width - 2 * inset} h={short ? 72 : 70} fill={colour.red} />
          <Text x={text} y={top + 28} size={15} fill={colour.white}>
            {words.points}
          </Text>
          <Text x={text} y={top + 52} size={16} weight={700} fill={colour.white}>
            {words.balance} 418
          </Text>
          <Text
            x={width - text}
            y={top + 50}
            size={short ? 34 : 40}
            weight={700}
            anchor="end"
            tracking={-1.2}
            fill={colour.white}
          >
            +24
          </Text>
        </>
      );
    },
  };
  const { height, drawing } = stack(
    short
      ? [
          {
            height: 62,
            draw: () => (
              <>
                <ShopMark x={pad} y={18} size={26} />
                <Text x={pad + 36} y={38} size={18} weight={700}>
                  {words.shop}
                </Text>
              </>
            ),
          },
          ...sums,
          space(12),
          points,
          space(14),
          {
            height: 300,
            draw: (top) => <Barcode x={pad} y={top} w={width - 2 * pad} h={60} digits="200471102490" />,
          },
        ]
      : [
          {
            height: 108,
            draw: () => (
              <>
                <ShopMark x={width / 2 - 17} y={26} size={34} />
                <Text x={width / 2} y={86} size={20} weight={700} anchor="middle" tracking={-0.3}>
                  {words.shop}
                </Text>
                <Text x={width / 2} y={106} size={14} anchor="middle" fill={colour.muted}>
                  {words.street}
                </Text>
              </>
            ),
          },
          rule(true),
          space(2),
          ...words.items.map((item, index) => row(item, figures.amount(prices[index] as number))),
          rule(),
          space(3),
          ...sums,
          space(18),
          points,
          space(16),
          { height: 92, draw: (top) => <TillSignature {...{ words, figures, pad, width, top }} /> },
          space(14),
          rule(true),
          row(words.vat, figures.amount(vatIncluded), { height: 22, size: 14, fill: colour.muted }),
          space(20),
        ],
  );
  return (
    <Paper x={x} y={y} w={width} h={height} tornBottom>
      {drawing}
    </Paper>
  );
}

interface SignatureProps extends Drawn {
  pad: number;
  width: number;
  top: number;
}

function TillSignature({ words, figures, pad, width, top }: SignatureProps) {
  const lines = [
    ['TSE', '8f2c 41a0'],
    ['', '77de b310'],
    [words.receipt, '4711'],
    [figures.stamp('2026-11-20'), '16:42'],
  ] as const;
  return (
    <>
      <QrCode code="receipt" x={pad} y={top + 3} size={84} />
      {lines.map(([label, value], index) => (
        <Fragment key={value}>
          <Text x={pad + 96} y={top + 15 + index * 24} size={14} mono fill={colour.muted}>
            {label}
          </Text>
          <Text x={width - pad} y={top + 15 + index * 24} size={14} mono anchor="end">
            {value}
          </Text>
        </Fragment>
      ))}
    </>
  );
}
