import { Fragment } from 'react';
import type { ArtefactWords } from '../../domain/content/artefacts.ts';
import { book, type Entry, redOf, spaced } from './checkFlags.ts';
import { Drawing, InfrastructureDrawing } from './Drawing.tsx';
import { Box, colour, FlagAt, Knots, Move, type Point, Rule, Text } from './shapes.tsx';

type Words = ArtefactWords<'ledger-book'>;

/** Eight check flags as three paths, one flag for each digit of a checksum. */
export function Hoist({ sum, x, y, w, gap = 4 }: Point & { sum: string; w: number; gap?: number }) {
  const size = (w - 7 * gap) / 8;
  // In the 24 units of a flag.
  const step = +(24 + (gap * 24) / size).toFixed(2);
  const places = [...sum].map((digit, index) => ({ digit, left: +(index * step).toFixed(2) }));
  const squares = places.map(({ left }) => `M${left} 0h24v24h-24z`).join('');
  const red = places.map(({ digit, left }) => redOf(digit, left)).join('');
  return (
    <Move x={x} y={y} scale={size / 24}>
      <path fill={colour.white} d={squares} />
      <path fill={colour.red} d={red} />
      <path d={squares} fill="none" stroke={colour.ink} strokeWidth={((1.2 * 24) / size).toFixed(2)} />
    </Move>
  );
}

interface Table extends Point {
  w: number;
  rowHeight: number;
  size: number;
}

function Entries({
  entries,
  words,
  x,
  y,
  w,
  rowHeight,
  size,
}: Table & { entries: readonly Entry[]; words: Words }) {
  return (
    <>
      <path
        d={entries.map((_, index) => `M${x} ${y + (index + 1) * rowHeight}h${w}`).join('')}
        stroke={colour.line}
      />
      {entries.map(([kind, points, account], index) => {
        const baseline = y + index * rowHeight + rowHeight / 2 + 6;
        return (
          <Fragment key={account + points}>
            <Text x={x} y={baseline} size={size}>
              {words.kinds[kind]}
            </Text>
            <Text x={x + w * 0.385} y={baseline - 0.5} size={14} mono fill={colour.muted}>
              {account}
            </Text>
            <Text x={x + w} y={baseline} size={size - 0.5} mono anchor="end">
              {points}
            </Text>
          </Fragment>
        );
      })}
    </>
  );
}

function Line({
  label,
  value,
  from,
  to,
  y,
  strong,
}: {
  label: string;
  value: string;
  from: number;
  to: number;
  y: number;
  strong?: boolean;
}) {
  return (
    <>
      <Text x={from} y={y} size={15} fill={colour.muted}>
        {label}
      </Text>
      <Text x={to} y={y} size={strong ? 16 : 15} mono anchor="end">
        {value}
      </Text>
    </>
  );
}

const rope = { stroke: colour.ink, strokeWidth: 2.5, fill: 'none' };

function Wide({ words }: { words: Words }) {
  const page = { w: 308, h: 336, top: 10, pad: 22, inner: 264 };
  const right = page.pad + page.inner;
  const left = { x: 12 + page.pad, y: page.top + 274 };
  const fly = { x: 320 + right, y: page.top + 66 };
  return (
    <>
      <Box x={0.5} y={0.5} w={639} h={355} fill={colour.ink2} stroke={colour.edgeOnInk} />
      <Box x={8} y={14} w={624} h={336} fill={colour.sail} />
      <Move x={12} y={page.top}>
        <Box w={page.w} h={page.h} fill={colour.paper} />
        <Line label={words.page} value={book.number} from={page.pad} to={right} y={34} strong />
        <Rule from={page.pad} to={right} y={48} />
        <Entries
          entries={book.page961}
          words={words}
          x={page.pad}
          y={48}
          w={page.inner}
          rowHeight={44}
          size={17}
        />
        <Line label={words.forward} value={spaced(book.checksum)} from={page.pad} to={right} y={256} />
        <Hoist sum={book.checksum} x={page.pad} y={274} w={page.inner} />
      </Move>
      <Move x={320} y={page.top}>
        <Box w={page.w} h={page.h} fill={colour.paper} />
        <Line label={words.page} value="104 201 962" from={page.pad} to={right} y={34} strong />
        <Rule from={page.pad} to={right} y={48} />
        <Hoist sum={book.checksum} x={page.pad} y={66} w={page.inner} />
        <Line label={words.brought} value={spaced(book.checksum)} from={page.pad} to={right} y={122} />
        <Rule from={page.pad} to={right} y={138} stroke={colour.line} />
        <Entries
          entries={book.page962}
          words={words}
          x={page.pad}
          y={138}
          w={page.inner}
          rowHeight={44}
          size={17}
        />
      </Move>
      <path d={`M320 ${page.top}v${page.h}`} stroke={colour.line} strokeWidth="2" />
      <path d={`M${left.x} ${left.y}H320V${fly.y}H${fly.x}`} {...rope} />
      <Knots
        at={[
          [left.x, left.y],
          [fly.x, fly.y],
        ]}
        size={8}
      />
      <Move x={0} y={384}>
        <FlagAt id="ics-N" x={0} y={0} size={56} />
        <Text x={74} y={24} size={17} weight={700} fill={colour.paper}>
          {words.changed[0]}
        </Text>
        <Text x={74} y={47} size={17} fill={colour.mutedOnInk}>
          {words.changed[1]}
        </Text>
        <Hoist sum={book.changedChecksum} x={388} y={13} w={252} />
      </Move>
    </>
  );
}

function Narrow({ words }: { words: Words }) {
  const width = 350;
  const pad = 24;
  const inner = width - 2 * pad;
  const right = width - pad;
  const rows = { x: pad, w: inner, rowHeight: 34, size: 16, words };
  return (
    <>
      <Box w={width} h={272} fill={colour.paper} />
      <Line label={words.page} value={book.number} from={pad} to={right} y={32} strong />
      <Rule from={pad} to={right} y={46} />
      <Entries entries={book.page961} y={46} {...rows} />
      <Line label={words.forward} value={spaced(book.checksum)} from={pad} to={right} y={208} />
      <Hoist sum={book.checksum} x={pad} y={222} w={inner} />
      <Move x={0} y={280}>
        <Box w={width} h={250} fill={colour.paper} />
        <Line label={words.page} value="104 201 962" from={pad} to={right} y={32} strong />
        <Rule from={pad} to={right} y={46} />
        <Hoist sum={book.checksum} x={pad} y={62} w={inner} />
        <Line label={words.brought} value={spaced(book.checksum)} from={pad} to={right} y={124} />
        <Rule from={pad} to={right} y={138} stroke={colour.line} />
        <Entries entries={book.page962.slice(0, 3)} y={138} {...rows} />
      </Move>
      <path d={`M${right} 222H12V342H${right}`} {...rope} />
      <Knots
        at={[
          [right, 222],
          [right, 342],
        ]}
        size={8}
      />
      <Move x={0} y={556}>
        <FlagAt id="ics-N" x={0} y={0} size={48} />
        <Text x={62} y={20} size={16} weight={700} fill={colour.paper}>
          {words.changed[0]}
        </Text>
        <Text x={62} y={42} size={16} fill={colour.mutedOnInk}>
          {words.changed[1]}
        </Text>
        <Hoist sum={book.changedChecksum} x={0} y={72} w={width} gap={6} />
      </Move>
    </>
  );
}

/** Two ledger pages linked by check flags, and the flags after one changed figure. `wideOnly` omits the narrow size. */
export function LedgerBook({ words, wideOnly }: { words: Words; wideOnly?: boolean }) {
  return (
    <InfrastructureDrawing>
      <Drawing size="wide" width={640} height={450} label={words.label.wide}>
        <Wide words={words} />
      </Drawing>
      {!wideOnly && (
        <Drawing size="narrow" width={350} height={700} label={words.label.narrow}>
          <Narrow words={words} />
        </Drawing>
      )}
    </InfrastructureDrawing>
  );
}
