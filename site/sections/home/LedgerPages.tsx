import { Fragment, type ReactNode } from 'react';
import type { HomeWords } from '../../../domain/content/home.ts';
import drawings from '../../drawings/drawings.module.css';
import { Box, colour, FlagAt, Knots, Move, type Point, Rule, Text } from '../../drawings/shapes.tsx';
import { changedCheck, check, type Entry, pages } from './ledger.ts';

type Words = HomeWords['infrastructure']['blockchain']['drawing'];

// Of a check flag: top, right, bottom and left stand for 8, 4, 2 and 1 of its hex digit.
const triangles = ['h24l-12 12z', 'm24 0v24l-12-12z', 'm24 24h-24l12-12z', 'm0 24v-24l12 12z'];

/** The check flags of eight hex digits in a row. */
export function CheckFlags({ digits, x, y, w }: Point & { digits: string; w: number }) {
  const size = (w - 28) / 8;
  const step = +(24 + 96 / size).toFixed(2);
  const places = [...digits].map((_, index) => `M${+(index * step).toFixed(2)} 0`);
  const squares = places.map((place) => `${place}h24v24h-24z`).join('');
  const red = places.flatMap((place, index) =>
    triangles
      .filter((_, bit) => Number.parseInt(digits[index] as string, 16) & (8 >> bit))
      .map((triangle) => place + triangle),
  );
  return (
    <Move x={x} y={y} scale={size / 24}>
      <path d={squares} fill={colour.white} />
      <path d={red.join('')} fill={colour.red} />
      <path d={squares} fill="none" stroke={colour.ink} />
    </Move>
  );
}

const right = 286;
const left = 22;

interface LineProps {
  y: number;
  size: number;
  label: string;
  value: string;
  fill?: string;
}

function Line({ y, size, label, value, fill }: LineProps) {
  return (
    <>
      <Text x={left} y={y} size={size} fill={fill}>
        {label}
      </Text>
      <Text x={right} y={y} size={size} anchor="end" mono>
        {value}
      </Text>
    </>
  );
}

const muted = { size: 16, fill: colour.muted };

interface PageProps {
  words: Words;
  page: { number: string; entries: readonly Entry[] };
  x: number;
  /** y of the first entry. */
  from: number;
  children: ReactNode;
}

function Page({ words, page, x, from, children }: PageProps) {
  return (
    <Move x={x} y={10}>
      <Box w={308} h={336} fill={colour.paper} />
      <Line y={34} label={words.ledger} value={page.number} {...muted} />
      <Rule from={left} to={right} y={48} />
      {page.entries.map(([kind, points], index) => {
        const y = from + index * 44;
        return (
          <Fragment key={kind + points}>
            <Line y={y + 29} size={19} label={words[kind]} value={points} />
            <Rule from={left} to={right} y={y + 44} stroke={colour.line} />
          </Fragment>
        );
      })}
      {children}
    </Move>
  );
}

/** Two pages of a ledger linked by check flags, and the flags after one changed figure. For ink. */
export function LedgerPages({ words }: { words: Words }) {
  const number = `${check.slice(0, 4)} ${check.slice(4)}`;
  return (
    <svg className={drawings.art} viewBox="0 0 640 450" role="img" aria-label={words.label}>
      <Box x={0.5} y={0.5} w={639} h={355} fill={colour.ink2} stroke={colour.edgeOnInk} />
      <Box x={8} y={14} w={624} h={336} fill={colour.sail} />
      <Page words={words} page={pages.first} x={12} from={48}>
        <Line y={256} label={words.forward} value={number} {...muted} />
        <CheckFlags digits={check} x={left} y={274} w={264} />
      </Page>
      <Page words={words} page={pages.second} x={320} from={138}>
        <CheckFlags digits={check} x={left} y={66} w={264} />
        <Line y={122} label={words.brought} value={number} {...muted} />
        <Rule from={left} to={right} y={138} stroke={colour.line} />
      </Page>
      <path d="M320 10v336" stroke={colour.line} strokeWidth="2" />
      <path d="M34 284H320V76H606" stroke={colour.ink} strokeWidth="2.5" fill="none" />
      <Knots
        at={[
          [34, 284],
          [606, 76],
        ]}
      />
      <Move x={0} y={384}>
        <FlagAt id="ics-N" x={0} y={0} size={56} />
        <Text x={74} y={24} size={18} weight={700} fill={colour.paper}>
          {words.changed[0]}
        </Text>
        <Text x={74} y={47} size={18} fill={colour.mutedOnInk}>
          {words.changed[1]}
        </Text>
        <CheckFlags digits={changedCheck} x={404} y={14} w={236} />
      </Move>
    </svg>
  );
}
