import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Cog } from '../../design/Logo.tsx';
import { plain } from '../palette.ts';

const ink = 'var(--f-ink)';
const paper = 'var(--f-paper)';

/** App icons: the cog on ink. `cog` is its share of the width; maskable icons keep it in the inner 60 %. */
export const appIcons = [
  { name: 'apple-touch-icon', size: 180, cog: 120 / 180 },
  { name: 'icon-192', size: 192, cog: 336 / 512 },
  { name: 'icon-512', size: 512, cog: 336 / 512 },
  { name: 'icon-maskable-512', size: 512, cog: 264 / 512 },
] as const;

export function appIcon({ size, cog }: (typeof appIcons)[number]): Promise<Buffer> {
  const start = (24 - 24 * cog) / 2;
  return png(
    <Sheet units={24} size={size}>
      <path fill={ink} d="M0 0h24v24H0z" />
      <g color={paper} transform={`translate(${start} ${start}) scale(${cog})`}>
        <Cog />
      </g>
    </Sheet>,
  );
}

/** `favicon.ico` with 16 px, drawn on the pixel grid, and 32 px. */
export async function favicon(): Promise<Buffer> {
  const small = (
    <Sheet units={16} size={16}>
      <path fill="var(--f-yellow)" d="M2 1h6v8H2z" />
      <path fill="var(--f-blue)" d="M8 1h6v8H8z" />
      <path fill={ink} d="M7 0h2v11H7zM0 9h4v2h8v-1h4l-2 6H2z" />
    </Sheet>
  );
  const large = (
    <Sheet units={32} size={32}>
      <g color={ink} transform="translate(4 4)">
        <Cog />
      </g>
    </Sheet>
  );
  return ico([
    { size: 16, image: await png(small) },
    { size: 32, image: await png(large) },
  ]);
}

/** `favicon.svg` for light and dark browsers. */
export function faviconSvg(): string {
  const colours = `svg{color:${ink}}@media(prefers-color-scheme:dark){svg{color:${paper}}}`;
  return svgOf(
    <Sheet units={32}>
      <style>{colours}</style>
      <g transform="translate(4 4)">
        <Cog />
      </g>
    </Sheet>,
  );
}

function Sheet({ units, size, children }: { units: number; size?: number; children: ReactNode }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={size} height={size} viewBox={`0 0 ${units} ${units}`}>
      {children}
    </svg>
  );
}

function png(drawing: ReactNode): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(drawing)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function svgOf(drawing: ReactNode): string {
  return plain(renderToStaticMarkup(drawing));
}

/** An ICO file of PNG images (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function ico(entries: readonly { size: number; image: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(entries.length, 4);
  let offset = header.length + 16 * entries.length;
  const directory = entries.map(({ size, image }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([header, ...directory, ...entries.map(({ image }) => image)]);
}
