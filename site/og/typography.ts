import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';

/** A line of text as SVG path data, relative to its baseline, with its width in pixels. */
export interface Line {
  outline: string;
  width: number;
}

/** Font weight, size in pixels, letter spacing in em. */
export interface Type {
  weight: 500 | 700;
  size: number;
  tracking: number;
}

const file = await convert(await readFile('site/public/fonts/familjen-grotesk.woff2'), 'sfnt');
const face = new Face(new Blob(new Uint8Array(file).buffer));
const fonts = { 500: atWeight(500), 700: atWeight(700) };

function outlineLine(words: string, { weight, size, tracking }: Type): Line {
  const font = fonts[weight];
  const scale = size / face.upem;
  const run = new Run();
  run.addText(words);
  run.guessSegmentProperties();
  shape(font, run);
  const positions = run.getGlyphPositions();
  let x = 0;
  let outline = '';
  for (const [index, { codepoint: glyph }] of run.getGlyphInfos().entries()) {
    outline += flipVertically(font.glyphToPath(glyph), scale, x);
    x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
  }
  return { outline, width: x - tracking * size };
}

/** Wraps words at a width in pixels. A longer word is not broken. */
export function wrapText(words: string, type: Type, width: number): Line[] {
  const result: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${result.at(-1) ?? ''} ${word}`.trim();
    if (result.length && outlineLine(longer, type).width <= width) result[result.length - 1] = longer;
    else result.push(word);
  }
  return result.map((text) => outlineLine(text, type));
}

/** The lines in the largest size between `from` and `to` at which they fit the box (pixels; `leading` in em). */
export function fitText(
  words: string,
  type: Omit<Type, 'size'>,
  box: { width: number; height: number; leading: number; from: number; to: number },
): { size: number; lines: Line[] } {
  for (let size = box.from; ; size -= 4) {
    const set = wrapText(words, { ...type, size }, box.width);
    const fits =
      set.length * size * box.leading <= box.height && set.every(({ width }) => width <= box.width);
    if (fits || size <= box.to) return { size, lines: set };
  }
}

function atWeight(weight: number): Font {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** Scales and moves font outlines; their y axis points up, that of SVG down. */
function flipVertically(outline: string, scale: number, x: number): string {
  let isX = true;
  return outline.replace(/[A-Za-z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Za-z]/.test(token)) {
      isX = true;
      return token;
    }
    const value = Number(token) * scale * (isX ? 1 : -1) + (isX ? x : 0);
    isX = !isX;
    return value.toFixed(2);
  });
}
