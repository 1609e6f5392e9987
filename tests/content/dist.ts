import assert from 'node:assert/strict';
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
  /** A page of `domain/pages.ts`, not an answer to a form or an error page. */
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

export const pages = documents.filter(({ indexable }) => indexable);

/** Every path that the server answers with a file of the build. */
export const addresses: ReadonlySet<string> = new Set([
  ...documents.map(({ path }) => path),
  ...globSync('**/*.*', { cwd: dist }).map((file) => `/${file}`),
]);

/** The page at an address. */
export function documentOf(address: string): Built {
  return documents.find(({ path }) => path === address) ?? assert.fail(`${address} is not built`);
}

/** A file of the build. */
export function bytesOf(file: string): Buffer {
  return readFileSync(path.join(dist, file));
}

/** A text file of the build. */
export function read(file: string): string {
  return bytesOf(file).toString();
}

export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attr) => attr.name === name)?.value;
}

/** Text of an element, with single ordinary spaces and without soft hyphens. */
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

/** The elements of the section that is labelled by the heading of this id. */
export function sectionOf({ elements, path }: Built, heading: string): readonly Element[] {
  const section = elements.find(
    (element) =>
      element.tagName === 'section' && attribute(element, 'aria-labelledby')?.split(' ').includes(heading),
  );
  if (!section) throw new Error(`${path} has no section ${heading}`);
  return elementsIn(section);
}

/** Texts and spoken attributes of a document in its own language, without code. */
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

export const tagged = (elements: readonly Element[], name: string) =>
  elements.filter(({ tagName }) => tagName === name);

/** Every element below a node, in the order of the document. */
export function elementsIn({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []));
}
