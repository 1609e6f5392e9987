import type { ReactNode } from 'react';
import { Device, Paper } from '../objects.tsx';
import { Box, Cast, colour, FlagAt, Move, type Point, Rule, Text } from '../shapes.tsx';

/** A list on paper, centred in a scene. */
export function Sheet({
  rows,
  x = 60,
  w = 320,
  row = 64,
}: {
  rows: readonly ReactNode[];
  x?: number;
  w?: number;
  row?: number;
}) {
  const height = rows.length * row;
  return (
    <Paper x={x} y={(330 - height) / 2} w={w} h={height}>
      {rows.map((content, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sheet never change places
        <Move key={index} x={0} y={index * row}>
          {index > 0 && <Rule from={0} to={w} y={0} stroke={colour.line} />}
          {content}
        </Move>
      ))}
    </Paper>
  );
}

/** Label left, value right, centred in a row of a sheet. */
export function SheetRow({
  label,
  value,
  w = 320,
  row = 64,
  at = 22,
  size = 26,
}: {
  label: string;
  value?: string;
  w?: number;
  row?: number;
  at?: number;
  /** Type size of the value. */
  size?: number;
}) {
  return (
    <>
      <Text x={at} y={row / 2 + 7} size={20} weight={500}>
        {label}
      </Text>
      {value && (
        <Text x={w - 22} y={row / 2 + 9} size={size} weight={700} anchor="end" tracking={-0.3}>
          {value}
        </Text>
      )}
    </>
  );
}

/** An object at x 16 to 186, its cable and plug, and the cabinet with the socket. */
export function Plugged({ into, over, children }: { into: string; over?: string; children: ReactNode }) {
  return (
    <>
      {children}
      <path d="M186 226h52" stroke={colour.ink} strokeWidth="6" />
      <path d="M236 206h44v8h18v6h-18v12h18v6h-18v8h-44z" />
      <Cast>
        <Box x={300} y={92} w={124} h={200} />
      </Cast>
      <Box x={300} y={116} w={124} h={36} fill={colour.yellow} />
      <Text x={362} y={141} size={20} weight={700} anchor="middle" tracking={-0.4}>
        {into}
      </Text>
      <path
        d="M316 172h88v8h-88zM316 252h88v8h-88zM316 270h60v8h-60zM300 204h40v44h-40z"
        fill={colour.white}
      />
      <path d="M308 214h18v6h-18zM308 232h18v6h-18z" />
      {over && (
        <Text x={230} y={190} size={20} weight={700}>
          {over}
        </Text>
      )}
      <Box x={-440} y={292} w={1320} h={99} />
    </>
  );
}

/** A till on its counter; the screen is 232 × 150 units. */
export function Till({ children }: { children: ReactNode }) {
  return (
    <>
      <Box x={-440} y={276} w={1320} h={99} fill={colour.ink} />
      <Cast>
        <Box x={196} y={222} w={48} h={54} fill={colour.ink} />
        <Box x={156} y={264} w={128} h={12} fill={colour.ink} />
        <Box x={84} y={40} w={272} h={190} fill={colour.ink} />
        <Box x={96} y={52} w={248} h={166} fill={colour.white} />
      </Cast>
      <Move x={104} y={60}>
        {children}
      </Move>
    </>
  );
}

/** A card terminal with an amount or a word and, beside flag C, its answer. */
export function Terminal({
  x,
  y,
  shows,
  size = 38,
  answer,
}: Point & {
  shows: string;
  /** Type size of `shows`. */
  size?: number;
  answer: string;
}) {
  return (
    <Device x={x} y={y} w={200} h={400} radius={24} border={14} top={40}>
      <Move x={14} y={40}>
        <Text x={86} y={66} size={size} weight={700} anchor="middle" tracking={-1.4}>
          {shows}
        </Text>
        <Box y={96} w={172} h={58} fill={colour.ink} />
        <FlagAt id="ics-C" x={14} y={107} size={36} />
        <Text x={64} y={133} size={22} weight={700} fill={colour.white}>
          {answer}
        </Text>
        <Box y={154} w={172} h={400} fill={colour.ink} />
        {[0, 1, 2, 3, 4, 5].map((key) => (
          <Box
            key={key}
            x={(key % 3) * 60}
            y={170 + Math.floor(key / 3) * 50}
            w={52}
            h={40}
            rx={5}
            fill={colour.ink2}
            stroke="var(--f-white)"
            strokeOpacity=".22"
          />
        ))}
      </Move>
    </Device>
  );
}

/** A phone cut off at the foot; its screen is 176 units wide. */
export function Phone({ x, y, children }: Point & { children: ReactNode }) {
  return (
    <Device x={x} y={y} w={200} h={420} radius={32} border={12}>
      <Move x={12} y={12}>
        {children}
      </Move>
    </Device>
  );
}

/** An open envelope with its content looking out. */
export function Envelope({ y, children }: { y: number; children: ReactNode }) {
  return (
    <>
      <Box x={50} y={y} w={340} h={240} fill={colour.sail} />
      {children}
      <Cast>
        <path
          d={`M50 ${y}l170 92 170-92v240H50z`}
          fill={colour.white}
          stroke={colour.ink}
          strokeOpacity=".16"
        />
        <path d={`M50 ${y}l170 92 170-92`} fill="none" stroke={colour.ink} />
      </Cast>
    </>
  );
}
