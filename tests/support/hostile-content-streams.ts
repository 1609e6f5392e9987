import { constants, deflateRawSync } from 'node:zlib';
import { deflated, list, onePage, repeated, stream } from './pdf-parts.ts';

/** One page that draws this. */
const drawn = (contents: string) => onePage('/Contents 4 0 R', [contents]);

/** One page that draws `contents` with objects of this kind, the first of them named X. */
const drawnWith = (kind: string, contents: string, named: readonly string[]) =>
  onePage(`/Contents 4 0 R/Resources<</${kind}<</X 5 0 R>>>>`, [stream('', contents)].concat(named));

const picture = (entries: string, content: string) =>
  drawnWith('XObject', 'q 500 0 0 500 0 0 cm /X Do Q', [
    stream(`/Type/XObject/Subtype/Image/ColorSpace/DeviceRGB${entries}`, content),
  ]);

const form = (next: number) =>
  stream(`/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${next} 0 R>>>>`, '/X Do /X Do');

/** A deflated stream of the same blocks again and again, with a wrong sum at its end. */
const blocks = (size: number, block: string) => `x\x9c${repeated(size, block)}\x03\0\0\0\0\x01`;

// Four blocks of fixed Huffman codes that hold nothing.
const emptyBlocks = (size: number) => blocks(size, '\x02\x08\x20\x80\0');

/** What inflates a thousand times. */
const bomb = (size: number, text: string) =>
  blocks(
    size,
    deflateRawSync(Buffer.alloc(1e6, text), { finishFlush: constants.Z_FULL_FLUSH }).toString('latin1'),
  );

const named = (times: number, size: number) =>
  onePage(`/Contents[${'4 0 R '.repeat(times)}]`, [stream('/Filter/FlateDecode', emptyBlocks(size))]);

const huge = 2_147_483_647;

export const hostileContentStreams: Readonly<Record<string, (size: number) => Buffer>> = {
  // What inflates to nothing, to gigabytes, and slowly.
  'a drawing of empty blocks': (size) => named(1, size),
  'a drawing of empty blocks, named ten times': (size) => named(10, size),
  'a drawing of empty blocks, named thirty times': (size) => named(30, size),
  'a drawing of empty blocks, named as often as fits': (size) => named(Math.ceil(size / 12), size / 2),
  'a drawing that inflates to spaces': (size) => drawn(stream('/Filter/FlateDecode', bomb(size, ' '))),
  'a drawing that inflates to strokes': (size) =>
    drawn(stream('/Filter/FlateDecode', bomb(size, '0 0 m 9 9 l S '))),
  'a drawing that inflates twice': (size) =>
    drawn(stream('/Filter[/FlateDecode/FlateDecode]', deflated(bomb(size * 10, ' ')))),
  'many drawings that inflate': (size) => {
    const count = Math.ceil(size / 20_000);
    const names = list(count, (index) => `${index + 4} 0 R`).join(' ');
    const drawing = stream('/Filter/FlateDecode', bomb(size / count, ' '));
    return onePage(
      `/Contents[${names}]`,
      list(count, () => drawing),
    );
  },
  'fifty filters': (size) => drawn(stream(`/Filter[${'/FlateDecode'.repeat(50)}]`, bomb(size, ' '))),
  'as many filters as fit': (size) => drawn(stream(`/Filter[${repeated(size, '/ASCIIHexDecode')}]`, '0>')),
  'a predictor of huge rows': (size) =>
    drawn(
      stream(
        `/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns ${huge}/Colors 32/BitsPerComponent 16>>`,
        bomb(size, ' '),
      ),
    ),
  ASCIIHex: (size) => drawn(stream('/Filter/ASCIIHexDecode', repeated(size, '20'))),
  ASCII85: (size) => drawn(stream('/Filter/ASCII85Decode', repeated(size, 'z'))),
  LZW: (size) => drawn(stream('/Filter/LZWDecode', repeated(size, '\x80'))),
  'run lengths': (size) => drawn(stream('/Filter/RunLengthDecode', repeated(size, '\x81 '))),

  // Pictures.
  'a picture that inflates': (size) =>
    picture('/Filter/FlateDecode/Width 60000/Height 60000/BitsPerComponent 8', bomb(size, 'x')),
  'a JPEG picture': (size) =>
    picture(
      '/Filter/DCTDecode/Width 65500/Height 65500/BitsPerComponent 8',
      `\xff\xd8\xff\xc0\0\x11\x08\xff\xff\xff\xff\x03\x01\x22\0\x02\x22\0\x03\x22\0${repeated(size, '\xff\xda')}`,
    ),
  'a JPX picture': (size) =>
    picture('/Filter/JPXDecode/Width 30000/Height 30000', `\xff\x4f\xff\x51\0\x29${repeated(size, '\0')}`),
  'a JBIG2 picture': (size) =>
    picture('/Filter/JBIG2Decode/Width 30000/Height 30000/BitsPerComponent 1', repeated(size, '\x30')),
  'a picture in the drawing': (size) =>
    drawn(stream('', `BI /W 30000 /H 30000 /CS /RGB /BPC 8 ID ${repeated(size, 'x')} EI`)),
  'pictures in the drawing, without end': (size) =>
    drawn(stream('', repeated(size, 'BI /W 9 /H 9 /CS /RGB /BPC 8 ID '))),

  // What is drawn.
  operators: (size) => drawn(stream('', repeated(size, '0 0 m 9 9 l S '))),
  operands: (size) => drawn(stream('', repeated(size, '0 '))),
  'kept states': (size) => drawn(stream('', repeated(size, 'q '))),
  'one path': (size) => drawn(stream('', `0 0 m ${repeated(size, '9 9 l ')}S`)),
  clips: (size) => drawn(stream('', repeated(size, '0 0 9 9 re W n '))),
  'marked content': (size) => drawn(stream('', repeated(size, '/A BMC '))),
  'arrays in the drawing': (size) => drawn(stream('', repeated(size, '['))),
  'dictionaries in the drawing': (size) => drawn(stream('', `/A ${repeated(size, '<</B ')}`)),
  text: (size) =>
    drawnWith('Font', `BT /X 9 Tf ${repeated(size, '(x)Tj ')}ET`, [
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ]),
  'a form that draws itself': (size) => drawnWith('XObject', repeated(size, '/X Do '), [form(5)]),
  'forms that each draw the next one twice': (size) =>
    drawnWith(
      'XObject',
      '/X Do',
      list(size / 170, (index) => form(index + 6)),
    ),

  // What is drawn with.
  'a font whose letters are written in it': (size) =>
    drawnWith('Font', `BT /X 9 Tf ${repeated(size, '(aaaaaaaaa)Tj ')}ET`, [
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[9]' +
        '/CharProcs<</a 6 0 R>>/Encoding<</Differences[97/a]>>/Resources<</Font<</X 5 0 R>>>>>>',
      stream('', '9 0 d0 BT /X 9 Tf (aaaaaaaaa)Tj ET'),
    ]),
  'a font of many widths': (size) =>
    drawnWith('Font', 'BT /X 9 Tf (a)Tj ET', [
      '<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[6 0 R]>>',
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/X/W[${repeated(size, '0 65535 9 ')}]>>`,
    ]),
  'a map of characters': (size) =>
    drawnWith('Font', 'BT /X 9 Tf (a)Tj ET', [
      '<</Type/Font/Subtype/Type0/BaseFont/X/Encoding 6 0 R/ToUnicode 6 0 R/DescendantFonts[7 0 R]>>',
      stream('', `begincmap ${repeated(size, '1 begincidrange <00000000> <ffffffff> 0 endcidrange ')}`),
      '<</Type/Font/Subtype/CIDFontType2/BaseFont/X>>',
    ]),
  'a pattern that is painted with itself': (size) =>
    drawnWith('Pattern', repeated(size, '/Pattern cs /X scn 0 0 900 900 re f '), [
      stream(
        '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep .01/YStep .01/Resources<</Pattern<</X 5 0 R>>>>',
        '/Pattern cs /X scn 0 0 9 9 re f',
      ),
    ]),
  'a calculation in braces': (size) =>
    drawnWith('Shading', '/X sh', [
      '<</ShadingType 1/ColorSpace/DeviceGray/Function 6 0 R>>',
      stream('/FunctionType 4/Domain[0 1 0 1]/Range[0 1]', repeated(size, '{')),
    ]),
  'a function stitched of itself': (size) =>
    drawnWith('Shading', '/X sh', [
      '<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 9 9]/Function 6 0 R>>',
      `<</FunctionType 3/Domain[0 1]/Functions[${repeated(size, '6 0 R ')}]/Bounds[]/Encode[0 1]>>`,
    ]),
  'a function of many samples': (size) =>
    drawnWith('Shading', '/X sh', [
      '<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 9 9]/Function 6 0 R>>',
      stream(`/FunctionType 0/Domain[0 1]/Range[0 1]/Size[${huge}]/BitsPerSample 32`, repeated(size, 'x')),
    ]),
  'a color space based on itself': (size) =>
    drawnWith('ColorSpace', repeated(size, '/X cs '), ['[/Indexed 5 0 R 255 5 0 R]']),
};
