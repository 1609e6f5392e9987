/**
 * `npm run fonts`: subsets the two fonts to the glyphs and axes of the site and writes them to `site/public/fonts`. Run it
 * when a character or a weight is added.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';

interface Subset {
  source: string;
  target: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const require = createRequire(import.meta.url);

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const german = 'ÄÖÜäöüßẞ';
const typographic = '\u00a0\u00ad„“”‚‘’–—…·•×−→§©€%°';
const names = 'éèêëáàâãåæçñóòôõøúùûíìîïýšžčćđğıŞşłńœŒÉÈÁÀÅÆÇÑÓØÚŠŽ«»²³½';

const subsets: Subset[] = [
  {
    source: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    target: 'familjen-grotesk.woff2',
    text: ascii + german + typographic + names,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    // For code and numbers: one width, one weight (docs/design.md, "Type").
    source: '@fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2',
    target: 'martian-mono.woff2',
    text: `${ascii + german}€…·×−→–“”„`,
    axes: { wght: 500, wdth: 87.5 },
  },
];

for (const { source, target, text, axes } of subsets) {
  const font = await subset(readFileSync(require.resolve(source)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  writeFileSync(new URL(`../site/public/fonts/${target}`, import.meta.url), font);
  console.log(`${target}: ${font.length} bytes`);
}
