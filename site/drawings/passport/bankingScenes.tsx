import type { ReactNode } from 'react';
import { Arrow, Credential, House, Key, Phone } from './parts.tsx';

/** Sheet of one scene; the line at its foot is the ground. Decoration: the step beside it says the same. */
function scene(key: string, drawing: ReactNode) {
  return (
    <svg key={key} viewBox="0 0 208 128" aria-hidden="true">
      {drawing}
      <path d="M0 127h208" stroke="var(--f-ink)" strokeWidth="2" />
    </svg>
  );
}

/** The banking use case: a key, then a credential around it, carried from a blue bank to a yellow one. */
export const bankingScenes = [
  scene(
    'create',
    <Phone x={0} y={12} scale={1.2}>
      <Key x={13} y={30} size={18} />
    </Phone>,
  ),
  scene(
    'identify',
    <>
      <House x={0} y={11} scale={1.2} colour="blue" />
      <g transform="translate(130 66)">
        <rect
          x="1"
          y="1"
          width="76"
          height="48"
          rx="4"
          fill="var(--f-white)"
          stroke="var(--f-ink)"
          strokeWidth="2"
        />
        <path fill="var(--f-yellow)" d="M8 8h24v34H8z" />
        <path
          fill="var(--f-ink)"
          d="M20 14a7 7 0 0 1 0 14a7 7 0 0 1 0-14zM10 42a10 10 0 0 1 20 0zM40 12h28v5H40zM40 23h20v5H40zM40 34h24v5H40z"
        />
      </g>
    </>,
  ),
  scene(
    'issue',
    <>
      <House x={0} y={54} scale={0.75} colour="blue" />
      <Credential x={90} y={8} size={36} />
      <Arrow path="M36 46V26H82" end={[84, 26]} to="right" />
      <Arrow path="M126 26h48v6" end={[174, 40]} to="down" />
      <Phone x={152} y={45} scale={0.85}>
        <Key x={13} y={30} size={18} />
      </Phone>
    </>,
  ),
  scene(
    'present',
    <>
      <Phone x={0} y={12} scale={1.2}>
        <Credential x={5} y={22} size={34} />
      </Phone>
      <Arrow path="M70 69H98" end={[104, 69]} to="right" />
      <House x={112} y={35} scale={0.95} colour="yellow" />
    </>,
  ),
  scene(
    'decide',
    <>
      <House x={0} y={11} scale={1.2} colour="yellow" />
      <Credential x={37.6} y={66} size={40} />
      <path
        d="M122 69h22M144 25v88M144 26h20M144 69h20M144 112h20"
        fill="none"
        stroke="var(--f-ink)"
        strokeWidth="3"
      />
      <path fill="var(--f-blue)" d="M164 10h32v32h-32z" />
      <path fill="var(--f-red)" d="M164 53h32v32h-32z" />
      <path fill="var(--f-yellow)" d="M164 96h32v30h-32z" />
    </>,
  ),
];
