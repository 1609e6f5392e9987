import { redOf } from '../../drawings/checkFlags.ts';

/** Eight check flags side by side, 192 × 24 units. */
export function Hoist({ checksum = '', className }: { checksum?: string; className?: string }) {
  const seams = Array.from({ length: 7 }, (_, index) => `M${24 * index + 24} 0v24`);
  return (
    <svg className={className} viewBox="0 0 192 24" aria-hidden="true">
      <path fill="var(--f-white)" d="M0 0h192v24H0z" />
      <path fill="var(--f-red)" d={[...checksum].map((digit, index) => redOf(digit, 24 * index)).join('')} />
      <path stroke="var(--f-ink)" vectorEffect="non-scaling-stroke" d={seams.join('')} />
    </svg>
  );
}
