import css from '../design/styles/palette.css?raw';
import { paletteOf } from '../domain/palette.ts';

/** The colours of the site as plain values, for what knows no custom properties. */
export const palette = paletteOf(css);

/** A drawing of the site with its colours as plain values, for rasterisers and files of their own. */
export function plain(svg: string): string {
  return svg.replace(/var\(--f-([\w-]+)\)/g, (_, name: string) => palette(name));
}
