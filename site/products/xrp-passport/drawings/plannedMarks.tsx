const dashes = { fill: 'none', stroke: 'var(--f-ink)', strokeWidth: 1.6, strokeDasharray: '3 3' };
const squares = [10, 29, 48]
  .flatMap((y) => [10, 29, 48].map((x) => (x + y === 20 ? '' : `M${x} ${y}h14v14h-14z`)))
  .join('');

/** Selective disclosure, proof without data, batch; dashed, as they are planned. */
export const plannedMarks = [
  <svg key="disclosure" viewBox="0 0 72 72" aria-hidden="true">
    <path d="M2 2h68v68H2z" {...dashes} />
    <path d="M12 18h48M12 54h48" stroke="var(--f-edge)" strokeWidth="6" strokeDasharray="3 3" />
    <path d="M12 33h48v6H12z" fill="var(--f-blue)" />
  </svg>,
  <svg key="proof" viewBox="0 0 72 72" aria-hidden="true">
    <path d="M2 2h68v68H2zM36 10l26 26-26 26-26-26z" {...dashes} />
    <path d="M24 36l8 9 16-18" fill="none" stroke="var(--f-blue)" strokeWidth="5" />
  </svg>,
  <svg key="batch" viewBox="0 0 72 72" aria-hidden="true">
    <path d={`M2 2h68v68H2z${squares}`} {...dashes} />
    <path d="M10 10h14v14H10z" fill="var(--f-blue)" />
  </svg>,
];
