import css from '../design/styles/palette.css?raw';
import { paletteOf } from '../domain/palette.ts';

/** The colours of the site as plain values. */
export const palette = paletteOf(css);

/** An SVG with its custom properties replaced by plain colours, for files and rasterisers. */
export function plain(svg: string): string {
  return svg.replace(/var\(--f-([\w-]+)\)/g, (_, name: string) => palette(name));
}
