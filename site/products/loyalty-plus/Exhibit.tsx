import { Fragment, type ReactNode } from 'react';
import { AtLeft, LeaderLines, tight } from '../../drawings/exhibits/parts.tsx';
import { Barcode, ShopMark } from '../../drawings/objects.tsx';
import { Box, Cast, colour, Move, Rule, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';
import { Weeks } from './Weeks.tsx';

type Props = SheetProps<'loyalty-plus'>;

const zigzag = (width: number, count: number) =>
  `l-${width / count / 2} 7l-${width / count / 2} -7`.repeat(count);

/** A till receipt cut off at the top and the left; `bottom` is its torn edge. */
function Roll({
  from,
  w,
  bottom,
  children,
}: {
  from: number;
  w: number;
  bottom: number;
  children: ReactNode;
}) {
  return (
    <>
      <path
        d={`M0 ${from}H${w}V${bottom}${zigzag(w, 18)}z`}
        fill={colour.white}
        stroke={colour.ink}
        strokeOpacity=".16"
      />
      {children}
    </>
  );
}

function Wide({ words, figures }: Props) {
  const { exhibit, scenes } = words;
  const line = { size: 16, mono: true } as const;
  const rows: readonly (readonly [number, string, number])[] = [
    [-116, words.items[0], 12.9],
    [-89, words.items[1], 4.2],
    [-62, words.items[2], 7.8],
    [-16, `${words.total} EUR`, 24.9],
    [36, words.paid, -24.9],
    [64, words.left, 25.1],
  ];
  return (
    <>
      <Cast>
        <Box x={-84} y={206} w={436} h={900} fill={colour.ink} />
        <path d="M-84 252H352M-84 336H352M-84 420H352" stroke={colour.edgeOnInk} />
        <AtLeft>
          <Box x={-56} y={272} w={12} h={12} fill={colour.paper} />
          <Text x={-36} y={283} size={15} fill={colour.paper}>
            {scenes.issued}
          </Text>
          <Box x={-56} y={302} w={12} h={12} fill={colour.yellow} />
          <Text x={-36} y={313} size={15} fill={colour.paper}>
            {scenes.redeemed}
          </Text>
          {[exhibit.order, exhibit.amount, exhibit.ledger].map((label, index) => (
            <Text key={label} x={-56} y={362 + index * 24} size={15} fill={colour.mutedOnInk}>
              {label}
            </Text>
          ))}
          <Box x={-55.5} y={441.5} w={185} h={41} fill="none" stroke={colour.edgeOnInk} />
          <Text x={37} y={468} size={17} weight={500} anchor="middle" fill={colour.paper}>
            {exhibit.campaign.wide}
          </Text>
        </AtLeft>
        <Weeks x={108} y={320} step={[37.2, 10]} w={30} h={8} />
        {['R-4711', `EUR ${figures.amount(24.9)}`, '8F2C41A0…'].map((value, index) => (
          <Text key={value} x={324} y={362 + index * 24} size={15} mono anchor="end" fill={colour.paper}>
            {value}
          </Text>
        ))}
        <Box x={138} y={441} w={186} h={42} fill={colour.yellow} />
        <g className={tight}>
          <Text x={231} y={468} size={17} weight={600} anchor="middle">
            {exhibit.regulars.wide}
          </Text>
        </g>
      </Cast>
      <Cast>
        <Move x={-20} y={0}>
          <Roll from={-520} w={352} bottom={238}>
            <AtLeft>
              <ShopMark x={159} y={-248} size={34} />
              <Text x={176} y={-188} size={21} weight={700} anchor="middle" tracking={-0.3}>
                {words.shop}
              </Text>
              <Text x={176} y={-166} size={15} anchor="middle" fill={colour.muted}>
                {words.street}
              </Text>
              {rows.map(([y, label]) => (
                <Text key={y} x={24} y={y} {...line}>
                  {label}
                </Text>
              ))}
            </AtLeft>
            {rows.map(([y, , value]) => (
              <Text key={y} x={328} y={y} anchor="end" {...line}>
                {figures.amount(value)}
              </Text>
            ))}
            <Rule from={24} to={328} y={-144} dashed />
            <Rule from={24} to={328} y={-44} />
            <path d="M0 0H352M0 84H352M0 168H352" stroke={colour.ink} />
            <Box x={20} y={95} w={312} h={62} fill={colour.red} />
            <AtLeft>
              <Text x={36} y={121} size={16} fill={colour.white}>
                {words.points}
              </Text>
              <Text x={36} y={145} size={17} weight={700} fill={colour.white}>
                {words.balance} 418
              </Text>
            </AtLeft>
            <Text x={316} y={142} size={44} weight={700} anchor="end" tracking={-1.4} fill={colour.white}>
              +24
            </Text>
            <AtLeft>
              <Text x={24} y={204} size={18} weight={500}>
                {scenes.voucher}
              </Text>
              <Barcode x={24} y={214} w={150} h={12} digits="400000000471" />
            </AtLeft>
            <Text x={328} y={220} size={42} weight={700} anchor="end" tracking={-1.4}>
              {figures.euro(-5, 0)}
            </Text>
          </Roll>
        </Move>
      </Cast>
      <LeaderLines from={[318, 318, 318, 346, 346, 346]} narrow={false} />
    </>
  );
}

function Narrow({ words, figures }: Props) {
  const { exhibit, scenes } = words;
  return (
    <>
      <Cast>
        <Box x={-60} y={410} w={352} h={900} fill={colour.ink} />
        <path d="M-60 450H292M-60 600H292M-60 750H292" stroke={colour.edgeOnInk} />
        <Weeks x={140} y={569} step={[24, 16.5]} w={20} h={13} />
        {['R-4711', figures.amount(24.9), 'EUR', '8F2C…'].map((value, index) => (
          <Text key={value} x={280} y={632 + index * 32} size={16} mono anchor="end" fill={colour.paper}>
            {value}
          </Text>
        ))}
        <Box x={100} y={778} w={180} h={38} fill={colour.yellow} />
        <Text x={274} y={803} size={16} weight={600} anchor="end">
          {exhibit.regulars.narrow}
        </Text>
        <Box x={100.5} y={828.5} w={179} h={37} fill="none" stroke={colour.edgeOnInk} />
        <Text x={274} y={853} size={16} weight={500} anchor="end" fill={colour.paper}>
          {exhibit.campaign.narrow}
        </Text>
      </Cast>
      <Cast>
        <Move x={-8} y={0}>
          <Roll from={-40} w={300} bottom={436}>
            {(
              [
                [34, words.giftCard, -24.9],
                [98, exhibit.left, 25.1],
              ] as const
            ).map(([y, label, value]) => (
              <Fragment key={y}>
                <Text x={288} y={y} size={15} anchor="end" fill={colour.muted}>
                  {label}
                </Text>
                <Text x={288} y={y + 26} size={18} mono anchor="end">
                  {figures.amount(value)}
                </Text>
              </Fragment>
            ))}
            <path d="M0 150H300M0 300H300" stroke={colour.ink} />
            <Box x={16} y={164} w={284} h={122} fill={colour.red} />
            <g fill={colour.white}>
              <Text x={288} y={216} size={44} weight={700} anchor="end" tracking={-1.6}>
                +24
              </Text>
              <Text x={288} y={246} size={15} anchor="end">
                {words.balance}
              </Text>
              <Text x={288} y={270} size={18} weight={700} anchor="end">
                418
              </Text>
            </g>
            <Text x={288} y={336} size={15} anchor="end">
              {scenes.voucher}
            </Text>
            <Text x={288} y={380} size={40} weight={700} anchor="end" tracking={-1.4}>
              {figures.euro(-5, 0)}
            </Text>
            <Barcode x={208} y={396} w={80} h={24} digits="400000000471" />
          </Roll>
        </Move>
      </Cast>
      <LeaderLines from={[280, 280, 280, 286, 286, 286]} narrow />
    </>
  );
}

/** A long receipt over the screen of the shop. */
export function Exhibit(props: Props) {
  return props.narrow ? <Narrow {...props} /> : <Wide {...props} />;
}
