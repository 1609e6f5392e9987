import { insideOf } from '../../design/Portrait.tsx';

const files = import.meta.glob<string>('../../content/logos/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Content of an SVG with the logo of a name, 24 × 24 units in one colour; "XRP Ledger" is `xrp-ledger.svg`. */
export function logoOf(name: string) {
  const svg = files[`../../content/logos/${name.toLowerCase().replaceAll(' ', '-')}.svg`];
  return svg && { dangerouslySetInnerHTML: { __html: insideOf(svg) } };
}
