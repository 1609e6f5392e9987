import {
  bytesOf,
  catalog,
  deflated,
  list,
  object,
  onePage,
  page,
  pdf,
  repeated,
  stream,
  tree,
} from './pdf-parts.ts';

/** Objects without a cross-reference table: the reader has to search for them. */
const unindexed = (body: string) =>
  bytesOf(`%PDF-1.7\n${body}\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`);

const threeObjects = object(1, catalog) + object(2, tree) + object(3, page(''));

/** A file whose cross-reference stream has these entries and this content. */
function crossReferenced(entries: string, content: string): Buffer {
  const body = `%PDF-1.7\n${threeObjects}`;
  const table = object(9, stream(`/Filter/FlateDecode/Type/XRef/Root 1 0 R${entries}`, deflated(content)));
  return bytesOf(`${body}${table}startxref\n${body.length}\n%%EOF\n`);
}

/** A tree of pages with these children. */
const treeOf = (kids: string, count: number, ...more: string[]) =>
  pdf([catalog, `<</Type/Pages/Kids[${kids}]/Count ${Math.ceil(count)}>>`].concat(more));

/** A cross-reference table at byte 9, and a trailer. */
const table = (rows: string, trailer = '') =>
  bytesOf(`%PDF-1.7\nxref\n${rows}trailer\n<</Root 1 0 R/Size 9${trailer}>>\nstartxref\n9\n%%EOF\n`);

/** Joins `make` of each number from 1 until `size` bytes are filled. */
function counted(size: number, make: (index: number) => string): string {
  const parts: string[] = [];
  for (let length = 0; length < size; ) {
    const part = make(parts.length + 1);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

/** Pseudorandom bytes, the same each time. */
function noise(size: number): string {
  const bytes = Buffer.alloc(size);
  for (let index = 0, state = 1; index < size; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes.toString('latin1');
}

const huge = 2_147_483_647;

const structures: Readonly<Record<string, (size: number) => Buffer>> = {
  // Keywords.
  'trailer/Root[ again and again': (size) => unindexed(repeated(size, 'trailer/Root[')),
  '/Kids[ again and again': (size) =>
    unindexed(object(1, catalog) + object(2, `<</Type/Pages${repeated(size, '/Kids[')}>>`)),
  'obj again and again': (size) => unindexed(counted(size, (index) => `${index} 0 obj `)),
  'stream again and again': (size) => unindexed(counted(size, (index) => `${index} 0 obj<<>>stream\n`)),
  'streams of empty blocks, unfinished': (size) =>
    unindexed(
      counted(size, (index) => `${index} 0 obj<</Filter/FlateDecode>>stream\nx\x9c\x02\x08\x20\x80\0`),
    ),
  'startxref again and again': (size) => unindexed(repeated(size, 'startxref 9 ')),
  'endobj again and again': (size) => unindexed(`1 0 obj<<${repeated(size, 'endobj ')}`),
  'xref again and again': (size) => unindexed(repeated(size, 'xref\n0 1\n')),
  'trailers, each whole': (size) => unindexed(repeated(size, 'trailer<</Root 1 0 R/Size 9>>\n')),
  'digits and spaces': (size) => unindexed(repeated(size, '1 0 ')),
  'line ends alone': (size) => unindexed(repeated(size, '\r')),
  'a comment without end': (size) => unindexed(repeated(size, '%')),
  'an array without end': (size) => unindexed(`1 0 obj\n${repeated(size, '[')}`),
  'ends of file': (size) => bytesOf(`%PDF-1.7\n${repeated(size, '%%EOF\n')}`),

  // Objects.
  'objects without a table': (size) =>
    unindexed(threeObjects + counted(size, (index) => `${index + 3} 0 obj 0 endobj\n`)),
  'objects in a table': (size) => pdf([catalog, tree, page('')].concat(list(size / 45, () => 'null'))),
  'one object written again and again': (size) =>
    unindexed(threeObjects + repeated(size, '3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n')),
  'references in one array': (size) =>
    onePage('/Annots 4 0 R', [`[${repeated(size, '5 0 R ')}]`, '<</Type/Annot>>']),
  'references that lead on': (size) =>
    pdf([catalog, tree, page('/Contents 4 0 R')].concat(list(size / 50, (index) => `${index + 5} 0 R`))),
  'arrays in arrays': (size) => onePage('/Annots 4 0 R', [repeated(size / 2, '[') + repeated(size / 2, ']')]),
  'dictionaries in dictionaries': (size) =>
    onePage('/Resources 4 0 R', [`${'<</A '.repeat(size / 7)}0${'>>'.repeat(size / 7)}`]),
  'entries of one dictionary': (size) =>
    onePage('/Resources 4 0 R', [`<<${counted(size, (index) => `/K${index} 0 `)}>>`]),
  'a number of many digits': (size) => onePage('/Rotate 4 0 R', [repeated(size, '9')]),
  'a long string': (size) =>
    onePage('/LastModified 4 0 R', [`(${repeated(size / 2, '(')}${repeated(size / 2, ')')})`]),
  'a long name': (size) => onePage('/Tabs 4 0 R', [`/${repeated(size, '#41')}`]),
  'many names': (size) => onePage('/Annots 4 0 R', [`[${counted(size, (index) => `/N${index} `)}]`]),

  // The tree of pages.
  pages: (size) => {
    const count = Math.ceil(size / 110);
    const kids = list(count, (index) => `${index + 3} 0 R`).join(' ');
    return pdf([catalog, `<</Type/Pages/Kids[${kids}]/Count ${count}>>`].concat(list(count, () => page(''))));
  },
  'one page named again and again': (size) => treeOf(repeated(size, '3 0 R '), size / 6, page('')),
  'a tree of pages that is its own child': (size) => treeOf(repeated(size, '2 0 R '), size),
  'a deep tree of pages': (size) => {
    const nodes = list(size / 80, (index) => `<</Type/Pages/Kids[${index + 3} 0 R]/Count 1>>`);
    return pdf([catalog].concat(nodes, page('')));
  },
  'pages that are not there': (size) => treeOf('3 0 R', huge, page(''), repeated(size, ' ')),

  // Cross-reference tables.
  'a table that comes before itself': (size) => table(repeated(size, '0 0\n'), '/Prev 9'),
  'tables that come before each other': (size) => {
    const tables = list(size / 80, (index) =>
      `xref\n0 0\ntrailer\n<</Root 1 0 R/Size 9/Prev ${9 + (index + 1) * 80}>>\n`.padEnd(80),
    );
    return bytesOf(`%PDF-1.7\n${tables.join('')}startxref\n9\n%%EOF\n`);
  },
  'a table that promises more than it holds': (size) =>
    table(`0 ${huge}\n${repeated(size, '0000000009 00000 n \n')}`),
  'sections of a table': (size) => table(counted(size, (index) => `${index} 0\n`)),
  'a cross-reference stream of huge widths': (size) =>
    crossReferenced(`/Size 9/W[${huge} ${huge} ${huge}]`, noise(size)),
  'a cross-reference stream of no width': (size) =>
    crossReferenced(`/Size ${huge}/W[0 0 0]/Index[0 ${huge}]`, noise(size)),
  'a cross-reference stream of many sections': (size) =>
    crossReferenced(`/Size 9/W[1 2 1]/Index[${repeated(size, '0 1 ')}]`, '\0'.repeat(size)),
  'a cross-reference stream of zeros': (size) =>
    crossReferenced(`/Size ${huge}/W[1 2 1]`, '\0'.repeat(size * 20)),
  'a cross-reference stream of noise': (size) => crossReferenced(`/Size ${size}/W[1 2 1]`, noise(size)),

  // Object streams.
  'object streams that extend each other': (size) => {
    const one = (index: number) =>
      object(index, stream(`/Type/ObjStm/N 1/First 4/Extends ${index + 1} 0 R`, '1 0 <<>>'));
    return unindexed(counted(size, one));
  },
  'object streams that lie in each other': (size) => {
    const rows = '\x02\x04\0\0\x02\x05\0\0'.repeat(size);
    return crossReferenced(`/Size ${size * 2}/W[1 1 2]`, rows);
  },
  'an object stream of many objects': (size) => {
    const count = Math.ceil(size / 9);
    const heads = list(count, (index) => `${index + 10} 0`).join(' ');
    const packed = stream(`/Type/ObjStm/N ${count}/First ${heads.length + 1}`, `${heads} <<>>`);
    return unindexed(threeObjects + object(4, packed));
  },
  'an object stream that promises more than it holds': (size) =>
    unindexed(object(4, stream(`/Type/ObjStm/N ${huge}/First ${huge}`, repeated(size, '1 0 ')))),

  // Truncated files.
  'half of a file': (size) => {
    const whole = onePage('/Contents 4 0 R', [stream('/Filter/FlateDecode', deflated(noise(size * 2)))]);
    return Buffer.concat([whole.subarray(0, size), bytesOf('\n%%EOF\n')]);
  },
  noise: (size) => bytesOf(`%PDF-1.7\n${noise(size)}\n%%EOF\n`),
};

/** An expensive PDF file: one of its dimensions grows until the file has about `size` bytes. */
interface HostilePdf {
  name: string;
  make(size: number): Buffer;
}

export const hostilePdfs: readonly HostilePdf[] = Object.entries(structures).map(([name, make]) => ({
  name,
  make,
}));

/** Throws when there is none of that name. */
export function hostilePdf(name: string, size: number): Buffer {
  const found = hostilePdfs.find((each) => each.name === name);
  if (!found) throw new Error(`No hostile PDF file is named ${name}`);
  return found.make(size);
}
