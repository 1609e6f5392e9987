import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Letters of the longest compound that no line parts: it still fits into a narrow column. */
const longestCompound = 16;
const compound = String.raw`(?<![\p{L}\d./@-])\p{L}[\p{L}\d]*(?:-[\p{L}\d]+)+(?![\p{L}\d@-])`;
const law = String.raw`(?:§§?|Art\.|Abs\.|Buchst\.|Nr\.|no\.) \d+[a-z]?(?: \((?:\d+|[a-z])\))*`;
const amount = String.raw`\d[\d.,]* [€%]`;
const pieces = new RegExp(`${compound}|${law}|${amount}`, 'gu');

/** Elements that hold running text. */
const running = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'li',
  'dd',
  'dt',
  'td',
  'th',
  'figcaption',
  'blockquote',
]);
/** Islands are hydrated as React has made them; in the others there is no line to break. */
const left = new Set(['astro-island', 'svg', 'button', 'pre', 'template']);

/**
 * Puts what reads together into an element that does not wrap: "E-Mail", "Prepaid-Karte", "§ 8", "Art. 6 (1) (a)",
 * "50 €". Whoever copies, searches or hears the words has them as they were written; all other HTML stays byte for
 * byte. No span, for components style theirs.
 */
export function unbroken(html: string): string {
  const texts: { start: number; end: number }[] = [];
  collect(parse(html, { sourceCodeLocationInfo: true }), false);
  let done = '';
  let last = 0;
  for (const { start, end } of texts) {
    done += html.slice(last, start) + html.slice(start, end).replace(pieces, whole);
    last = end;
  }
  return done + html.slice(last);

  function collect(node: Node, inside: boolean): void {
    if (node.nodeName === '#text') {
      const place = (node as DefaultTreeAdapterTypes.TextNode).sourceCodeLocation;
      if (inside && place) texts.push({ start: place.startOffset, end: place.endOffset });
    } else if ('childNodes' in node && !left.has(node.nodeName)) {
      for (const child of node.childNodes) collect(child, inside || running.has(node.nodeName));
    }
  }
}

function whole(piece: string): string {
  return piece.length > longestCompound && piece.includes('-') ? piece : `<keep-whole>${piece}</keep-whole>`;
}

/** Does so with every page once the build has written it. */
export function keepWhole(): AstroIntegration {
  return {
    name: 'keep-whole',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of await readdir(folder, { recursive: true })) {
          if (!name.endsWith('.html')) continue;
          const file = path.join(folder, name);
          await writeFile(file, unbroken(await readFile(file, 'utf8')));
        }
      },
    },
  };
}
