import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { isLanguage, type Language } from '../../domain/languages.ts';
import { contentDigest, digestFile } from '../../site/build/content/digest.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = path.join(root, 'dist');
if (read(digestFile) !== contentDigest(root)) {
  throw new Error('dist/ was built from other content. Run `npm run build`, then these tests.');
}

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** One built document. */
export interface Built {
  /** Its file below `dist`. */
  file: string;
  /** The path that the server answers with it. */
  path: string;
  language: Language;
  /** Search engines may show it: a page of `domain/pages.ts`, not an answer to a form or to a wrong address. */
  indexable: boolean;
  html: string;
  elements: readonly Element[];
}

/** Every HTML document of the build. */
export const documents: readonly Built[] = globSync('**/*.html', { cwd: dist })
  .sort()
  .map((file) => {
    const html = readFileSync(path.join(dist, file), 'utf8');
    const elements = elementsIn(parse(html));
    const language = attribute(
      elements.find(({ tagName }) => tagName === 'html'),
      'lang',
    );
    if (!isLanguage(language)) throw new Error(`${file} has no language`);
    const robots = elements.find((element) => attribute(element, 'name') === 'robots');
    return {
      file,
      path: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
      language,
      indexable: !attribute(robots, 'content')?.includes('noindex'),
      html,
      elements,
    };
  });

/** Pages that search engines may show. */
export const pages = documents.filter(({ indexable }) => indexable);

/** Paths of every file of the build, documents under the address that the server gives them. */
export const addresses: ReadonlySet<string> = new Set([
  ...documents.map(({ path }) => path),
  ...globSync('**/*.*', { cwd: dist }).map((file) => `/${file}`),
]);

/** A file of the build. */
export function bytesOf(file: string): Buffer {
  return readFileSync(path.join(dist, file));
}

/** A text file of the build. */
export function read(file: string): string {
  return bytesOf(file).toString();
}

/** Value of an attribute, or undefined. */
export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attr) => attr.name === name)?.value;
}

/** What stands in an element, with single ordinary spaces and without soft hyphens. */
export function textOf(element: Element | undefined): string {
  const collect = (nodes: readonly Node[]): string =>
    nodes
      .map((node) => ('value' in node ? node.value : 'tagName' in node ? collect(node.childNodes) : ''))
      .join('');
  return plain(collect(element?.childNodes ?? []));
}

/** A text as {@link textOf} gives it. */
export function plain(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

/** The section of a document that is named by the heading of this id, alone or with another. */
export function sectionOf({ elements, path }: Built, heading: string): readonly Element[] {
  const section = elements.find(
    (element) =>
      element.tagName === 'section' && attribute(element, 'aria-labelledby')?.split(' ').includes(heading),
  );
  if (!section) throw new Error(`${path} has no section ${heading}`);
  return elementsIn(section);
}

/** Words of a document that a visitor reads or hears, with where they stand; code and other languages left out. */
export function wordsOf({ html, language }: Built): { where: string; words: string }[] {
  const found: { where: string; words: string }[] = [];
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (node.nodeName === '#text' && 'value' in node) found.push({ where: 'text', words: node.value });
      if (!('tagName' in node) || silent.has(node.tagName)) continue;
      const lang = attribute(node, 'lang');
      if (lang && lang !== language) continue;
      for (const { name, value } of node.attrs) {
        if (spoken.has(name) || (name === 'content' && described(node))) {
          found.push({ where: `${node.tagName} ${name}`, words: value });
        }
      }
      visit(node.childNodes);
    }
  };
  visit(parse(html).childNodes);
  return found.filter(({ words }) => words.trim());
}

const silent = new Set(['script', 'style', 'code', 'pre', 'template', 'noscript']);
const spoken = new Set(['alt', 'aria-label', 'title', 'placeholder', 'aria-description', 'label']);

function described(meta: Element): boolean {
  return /description|title|:alt$/.test(attribute(meta, 'name') ?? attribute(meta, 'property') ?? '');
}

/** Every element below a node, in the order of the document. */
export function elementsIn({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []));
}
