import type { ReactNode } from 'react';
import { Arrow, Credential, House } from './parts.tsx';

function mark(key: string, drawing: ReactNode) {
  return (
    <svg key={key} viewBox="0 0 240 96" aria-hidden="true">
      {drawing}
    </svg>
  );
}

/** Issuer mode, verifier mode, policy hooks: what leaves your house, what enters it, what your rule lets through. */
export const integrationMarks = [
  mark(
    'issue',
    <>
      <House x={0} y={0} colour="blue" />
      <Arrow path="M110 48h40" end={[158, 48]} to="right" />
      <Credential x={172} y={20} size={56} />
    </>,
  ),
  mark(
    'verify',
    <>
      <Credential x={0} y={20} size={56} />
      <Arrow path="M68 48h44" end={[122, 48]} to="right" />
      <House x={136} y={0} colour="yellow" />
    </>,
  ),
  mark(
    'hooks',
    <>
      <Credential x={0} y={20} size={56} />
      <Arrow path="M68 48h152" end={[228, 48]} to="right" />
      <path fill="var(--f-ink)" d="M136 0l48 48-48 48-48-48z" />
      <path fill="var(--f-yellow)" d="M120 32h32v32h-32z" />
    </>,
  ),
];
