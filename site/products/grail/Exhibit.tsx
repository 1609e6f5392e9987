import { Fragment, type ReactNode } from 'react';
import { redOf } from '../../drawings/checkFlags.ts';
import { AtLeft, LeaderLines, left } from '../../drawings/exhibits/parts.tsx';
import { Box, Cast, colour, type Point, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';

type Props = SheetProps<'grail'>;

/** A sample checksum: a digit and a check flag for each of the six rows. */
const checks = '5fae46';
const sum = `${checks.slice(0, 3)} ${checks.slice(3)}`.toUpperCase();

const side = 56;

/** A check flag in each row on one halyard, to which the leader lines are tied. */
function Halyard({ x, y, row, d }: Point & { row: number; d: string }) {
  const squares = [...checks]
    .map((_, index) => `M${x} ${y + index * row}h${side}v${side}h-${side}z`)
    .join('');
  return (
    <>
      <path d={d} stroke={colour.ink} strokeWidth="3" />
      <path d={squares} fill={colour.white} />
      {[...checks].map((digit, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the flags never change places
          key={index}
          d={redOf(digit)}
          transform={`translate(${x} ${y + index * row}) scale(${(side / 24).toFixed(4)})`}
          fill={colour.red}
        />
      ))}
      <path d={squares} fill="none" stroke={colour.ink} strokeWidth="1.5" />
    </>
  );
}

const mono = { size: 16, mono: true } as const;
const muted = { fill: colour.muted };

/** Ledger index, kind, account, points. */
function Entry({ y, cells, quiet }: { y: number; cells: readonly string[]; quiet?: boolean }) {
  const [index, kind, account, points] = cells;
  const fill = quiet ? colour.muted : undefined;
  return (
    <>
      <AtLeft first>
        <Text x={-98} y={y} size={13} mono fill={colour.muted}>
          {index}
        </Text>
      </AtLeft>
      <AtLeft>
        <Text x={2} y={y} {...mono} fill={fill}>
          {kind}
        </Text>
        <Text x={113} y={y} {...mono} fill={fill}>
          {account}
        </Text>
      </AtLeft>
      {points && (
        <Text x={262} y={y} size={17} mono anchor="end" fill={fill}>
          {points}
        </Text>
      )}
    </>
  );
}

/** Label and value of the expanded entry. */
function Detail({ y, label, children }: { y: number; label: string; children: ReactNode }) {
  return (
    <>
      <AtLeft>
        <Text x={2} y={y} size={16} {...muted}>
          {label}
        </Text>
      </AtLeft>
      <Text x={262} y={y} {...mono} anchor="end">
        {children}
      </Text>
    </>
  );
}

function Wide({ words, figures }: Props) {
  const { exhibit, columns, network } = words;
  const [ledger, entry, account, points] = columns;
  const [chain = network, net = ''] = network.split(/(?<=,) /);
  return (
    <>
      <Cast>
        <Box x={-124} y={-250} w={476} h={1200} fill={colour.ink} />
        <Box x={-112} y={-240} w={462} h={1200} fill={colour.line} />
        <Box x={-112} y={-236} w={458} h={1200} fill={colour.white} />
        <AtLeft first>
          <use href="#grail" x={-98} y={-212} width={60} height={60} />
          <Text x={-98} y={-109} size={15} {...muted}>
            {ledger}
          </Text>
        </AtLeft>
        <AtLeft>
          <Text x={2} y={-186} size={26} weight={700} tracking={-0.6}>
            {words.title}
          </Text>
          <Text x={2} y={-161} size={16} {...muted}>
            {words.shop}
          </Text>
          <Text x={2} y={-109} size={15} {...muted}>
            {entry}
          </Text>
          <Text x={113} y={-109} size={15} {...muted}>
            {account}
          </Text>
          <Text x={334} y={-186} size={16} anchor="end" {...muted}>
            {chain}
          </Text>
          <Text x={334} y={-161} size={16} anchor="end" {...muted}>
            {net}
          </Text>
        </AtLeft>
        <Text x={262} y={-109} size={15} anchor="end" {...muted}>
          {points}
        </Text>
        <Text x={334} y={-109} size={15} anchor="end" {...muted}>
          {exhibit.check}
        </Text>
        <path d="M-112 0h458v84h-450v252h-8z" fill={colour.yellow} />
        <path d="M-112 -48H346M-98 378H262" stroke={colour.line} />
        <path
          d="M-112 -132H346M-112 -96H346M-112 0H346M-112 84H346M-112 168H346M-112 252H346M-112 336H346M-112 420H346M-112 504H346"
          stroke={colour.ink}
        />
        <Entry y={-66} cells={['104 201 376', words.earn, 'r5Bv…Smp', '+8']} quiet />
        <Entry y={-18} cells={['104 201 380', words.earn, 'r7Tw…Smp', '+12']} quiet />
        <Entry y={49} cells={['104 201 381', words.earn, 'r9Kf…Smp']} />
        <Text x={262} y={55} size={37} weight={700} anchor="end" tracking={-1.4}>
          +24
        </Text>
        <Detail y={120} label={exhibit.system}>
          <tspan className={left}>transaction-</tspan>4711
        </Detail>
        <Detail y={147} label={ledger}>
          8F2C<tspan className={left}>41A077DEB310</tspan>…
        </Detail>
        <AtLeft>
          <Text x={2} y={204} size={16} {...muted}>
            {exhibit.balance}
          </Text>
          <Text x={2} y={233} {...mono}>
            {figures.stamp('2026-11-20')}, 16:42
          </Text>
        </AtLeft>
        <Text x={262} y={210} size={34} weight={700} anchor="end" tracking={-1.2}>
          418
        </Text>
        <Text x={262} y={233} {...mono} anchor="end">
          {exhibit.confirmed}
        </Text>
        <Detail y={288} label={exhibit.order}>
          R-4711
        </Detail>
        <Detail y={315} label={exhibit.amount}>
          EUR {figures.amount(24.9)}
        </Detail>
        <Entry y={364} cells={['104 201 386', words.earn, 'r2Xq…Smp', '+41']} />
        <Entry y={405} cells={['104 201 392', exhibit.correct, 'r2Xq…Smp', '−27']} />
        <Entry y={455} cells={['104 511 540', words.redeem, 'r9Kf…Smp', '−100']} />
        <AtLeft>
          <Text x={2} y={486} size={16} {...muted}>
            {exhibit.balance}
          </Text>
          <Text x={2} y={541} size={16} {...muted}>
            {exhibit.forward}
          </Text>
        </AtLeft>
        <Text x={262} y={487} size={20} weight={700} anchor="end" tracking={-0.2}>
          318
        </Text>
        <Text x={334} y={541} size={17} mono anchor="end">
          {sum}
        </Text>
        <Halyard x={278} y={14} row={84} d="M334 -96V504" />
      </Cast>
      <LeaderLines from={[334, 334, 334, 334, 334, 334]} narrow={false} />
    </>
  );
}

function Narrow({ words, figures }: Props) {
  return (
    <>
      <Cast>
        <Box x={-60} y={-20} w={350} h={1200} fill={colour.ink} />
        <Box x={-60} y={-14} w={344} h={1200} fill={colour.white} />
        <Box x={-60} w={344} h={150} fill={colour.yellow} />
        <path
          d="M-60 0H284M-60 150H284M-60 300H284M-60 450H284M-60 600H284M-60 750H284"
          stroke={colour.ink}
        />
        {(
          [
            ['+24', 30, 'r9Kf…'],
            ['4711', 18, '8F2C…'],
            ['418', 28, '16:42'],
            [figures.amount(24.9), 18, 'EUR'],
            ['+41', 18, '−27'],
            ['318', 28, words.columns[3]],
          ] as const
        ).map(([figure, size, below], index) => {
          const printed = size === 18;
          const word = index === 5;
          return (
            <Fragment key={figure}>
              <Text
                x={268}
                y={35 + index * 150}
                size={size}
                anchor="end"
                mono={printed}
                {...(printed ? {} : { weight: 700, tracking: -1 })}
              >
                {figure}
              </Text>
              <Text x={268} y={60 + index * 150} size={15} mono={!word} anchor="end">
                {below}
              </Text>
            </Fragment>
          );
        })}
        <Halyard x={220} y={76} row={150} d="M276 0V900" />
      </Cast>
      <LeaderLines from={[276, 276, 276, 276, 276, 276]} narrow />
    </>
  );
}

/** A page of the shop's ledger; one entry is expanded, each row has its check flag. */
export function Exhibit(props: Props) {
  return props.narrow ? <Narrow {...props} /> : <Wide {...props} />;
}
