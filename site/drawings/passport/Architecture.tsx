import type { Passport } from '../../../domain/content/passport.ts';
import { colour, Text } from '../shapes.tsx';
import styles from './Architecture.module.css';
import { Arrow, Credential, House, Phone } from './parts.tsx';

type Words = Passport['architecture']['drawing'];

// What a machine says; a sample, and the same in every language.
const did = 'did:xrpl:1:rSAMPLE…';

/** The ledger: linked pages, and on them the yellow row that holds the DID. Sheet 420 × 130. */
function Pages() {
  return (
    <>
      {[0, 150, 300].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M0 0h120v130H0z" fill={colour.white} />
          <path d="M12 16h60v7H12zM12 100h84v7H12zM12 114h48v7H12z" fill={colour.mutedOnInk} />
        </g>
      ))}
      <path d="M120 28h30M270 28h30" stroke={colour.white} strokeWidth="5" />
      <path d="M-12 40h444v44H-12z" fill={colour.yellow} />
      <Text x={210} y={70} size={22} weight={500} anchor="middle" mono>
        {did}
      </Text>
    </>
  );
}

// Columns of held squares in each row: one document, cut up and kept in several places.
const held = [
  [0, 2, 3],
  [1, 2],
  [0, 1, 3],
];

/** Distributed storage as squares of one document; filled ones are held here. Sheet 180 × 132. */
function Pieces() {
  const square = (x: number, y: number) => `M${x * 47 + 1} ${y * 47 + 1}h37v37h-37z`;
  const all = held.flatMap((_, y) => [0, 1, 2, 3].map((x) => square(x, y))).join('');
  const kept = held.flatMap((row, y) => row.map((x) => square(x, y))).join('');
  return (
    <>
      <path d={all} fill="none" stroke={colour.edgeOnInk} strokeWidth="2" />
      <path d={kept} fill={colour.blue} stroke={colour.mutedOnInk} strokeWidth="2" />
    </>
  );
}

interface NameProps {
  x: number;
  y: number;
  name: string;
  text: string;
  narrow?: boolean;
  onInk?: boolean;
}

/** Name of a part and, below it, what it does. */
function Name({ x, y, name, text, narrow, onInk }: NameProps) {
  return (
    <>
      <Text x={x} y={y} size={narrow ? 20 : 26} weight={700} fill={onInk ? colour.paper : colour.ink}>
        {name}
      </Text>
      <Text
        x={x}
        y={y + (narrow ? 24 : 29)}
        size={narrow ? 15.25 : 18.5}
        fill={onInk ? colour.mutedOnInk : colour.muted}
      >
        {text}
      </Text>
    </>
  );
}

function Wide({ words }: { words: Words }) {
  const label = { size: 18.5, weight: 600, anchor: 'middle' } as const;
  return (
    <svg viewBox="0 0 1200 640" role="img" aria-label={words.label} className={`${styles.drawing} only-wide`}>
      <Name x={0} y={26} name={words.issuer} text={words.issuerText} />
      <Name x={478} y={26} name={words.clientApp} text={words.clientAppText} />
      <Name x={936} y={26} name={words.verifier} text={words.verifierText} />
      <House x={0} y={94} scale={2.75} colour="blue" />
      <Phone x={478} y={86} scale={2.833}>
        <Credential x={5} y={23} size={34} />
      </Phone>
      <House x={936} y={94} scale={2.75} colour="yellow" />

      <Arrow path="M280 222h170" end={[462, 222]} to="right" />
      <Credential x={339} y={190} size={64} />
      <Text x={371} y={284} {...label}>
        {words.arrowIssue}
      </Text>
      <Arrow path="M642 184h266" end={[920, 184]} to="right" />
      <Credential x={749} y={152} size={64} />
      <Text x={781} y={138} {...label}>
        {words.arrowPresent}
      </Text>
      <Arrow path="M920 282H654" end={[642, 282]} to="left" />
      <Text x={781} y={312} {...label}>
        {words.arrowRequest}
      </Text>

      <path d="M0 420h1200v220H0z" fill={colour.ink} />
      <Name x={40} y={528} name={words.storage} text={words.storageText} onInk />
      <g transform="translate(312 472)">
        <Pieces />
      </g>
      <Name x={744} y={462} name={words.ledger} text="" onInk />
      <Text x={1152} y={462} size={18.5} fill={colour.mutedOnInk} anchor="end">
        {words.ledgerText}
      </Text>
      <g transform="translate(744 480)">
        <Pages />
      </g>
      <Arrow path="M720 542H524" end={[510, 542]} to="left" colour={colour.yellow} />
      <Text x={615} y={526} {...label} fill={colour.paper}>
        {words.arrowPoint}
      </Text>
      <Arrow path="M1068 366V408" end={[1068, 420]} to="down" />
      <Text x={1092} y={402} size={18.5} weight={600}>
        {words.arrowRead}
      </Text>
    </svg>
  );
}

function Narrow({ words }: { words: Words }) {
  const label = { x: 92, size: 15.25, weight: 600 } as const;
  return (
    <svg
      viewBox="0 0 350 986"
      role="img"
      aria-label={words.label}
      className={`${styles.drawing} only-narrow`}
    >
      <House x={0} y={0} scale={1.1} colour="blue" />
      <Name x={128} y={48} name={words.issuer} text={words.issuerText} narrow />
      <Arrow path="M53 114v60" end={[53, 188]} to="down" />
      <Credential x={35} y={128} size={36} />
      <Text {...label} y={151}>
        {words.arrowIssue}
      </Text>

      <Phone x={20} y={198} scale={1.27}>
        <Credential x={5} y={23} size={34} />
      </Phone>
      <Name x={128} y={252} name={words.clientApp} text={words.clientAppText} narrow />
      <Arrow path="M36 330v52" end={[36, 396]} to="down" />
      <Arrow path="M70 394V342" end={[70, 330]} to="up" />
      <path d="M92 344l6 10h-12zM92 376l6-10h-12z" fill={colour.ink} transform="translate(4 0)" />
      <Text {...label} x={112} y={354}>
        {words.arrowRequest}
      </Text>
      <Text {...label} x={112} y={376}>
        {words.arrowPresent}
      </Text>

      <House x={0} y={404} scale={1.1} colour="yellow" />
      <Name x={128} y={452} name={words.verifier} text={words.verifierText} narrow />
      <Arrow path="M53 518v48" end={[53, 580]} to="down" />
      <Text {...label} y={552}>
        {words.arrowRead}
      </Text>

      <path d="M0 580h350v406H0z" fill={colour.ink} />
      <Name x={24} y={616} name={words.ledger} text={words.ledgerText} narrow onInk />
      <g transform="translate(28 656) scale(.7)">
        <Pages />
      </g>
      <Arrow path="M53 752v44" end={[53, 810]} to="down" colour={colour.yellow} />
      <Text {...label} y={785} fill={colour.paper}>
        {words.arrowPoint}
      </Text>
      <g transform="translate(24 820) scale(.6)">
        <Pieces />
      </g>
      <Name x={24} y={930} name={words.storage} text={words.storageText} narrow onInk />
    </svg>
  );
}

/** Who holds what: issuer, client app and verifier above, ledger and distributed storage below. */
export function Architecture({ words }: { words: Words }) {
  return (
    <>
      <Wide words={words} />
      <Narrow words={words} />
    </>
  );
}
