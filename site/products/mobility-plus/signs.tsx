// Means of transport on 44 × 44 units, for yellow ground.
import { colour } from '../../drawings/shapes.tsx';

const body = (d: string) => <path d={d} fill={colour.ink} />;
const glass = (d: string) => <path d={d} fill={colour.yellow} />;
const wheel = (cx: number) => (
  <circle cx={cx} cy={31} r={4.6} fill={colour.ink} stroke={colour.yellow} strokeWidth="1.6" />
);

export const rail = (
  <>
    {body('M12 6h20v24H12zM14 31h4l-4 7h-4zM26 31h4l4 7h-4z')}
    {glass(
      'M16 10h12v9H16zM15.3 24.5a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0zM24.3 24.5a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0z',
    )}
  </>
);
export const bus = (
  <>
    {body('M5 10h34v20H5z')}
    {glass('M9 14h8v7H9zM18 14h8v7h-8zM27 14h8v7h-8z')}
    {wheel(13)}
    {wheel(31)}
  </>
);
export const car = (
  <>
    {body('M4 30v-9l5-1 6-9h15l6 9 4 1v9z')}
    {glass('M17 14h4.5v6h-8.5zM24 14h4.5l4 6H24z')}
    {wheel(13)}
    {wheel(32)}
  </>
);
export const bicycle = (
  <g fill="none" stroke={colour.ink} strokeWidth="2.8">
    <circle cx={12} cy={28} r={7.4} />
    <circle cx={32} cy={28} r={7.4} />
    <path d="M12 28l6-12h11l-8 12zM18 16l3 12M32 28l-4-17h5M15.5 12.5h6" />
  </g>
);
