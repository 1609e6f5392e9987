import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { splitNoBreak } from '../../domain/no-break.ts';
import { pageOf } from '../../domain/pages.ts';
import { pageWords } from '../support/content.ts';
import { documents, pages } from './dist.ts';

type Node = DefaultTreeAdapterTypes.Node;

const running = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'li', 'dt', 'dd', 'td', 'th', 'figcaption', 'label']);
const left = new Set(['keep-whole', 'svg', 'button', 'pre', 'code', 'template']);

for (const { file, html } of documents) {
  test(`${file}: no line of a text parts what reads together`, () => {
    const parted: string[] = [];
    const visit = (node: Node, read: boolean) => {
      if ('value' in node && node.nodeName === '#text' && read && splitNoBreak(node.value).length > 1) {
        parted.push(node.value);
      }
      if (!('childNodes' in node) || left.has(node.nodeName)) return;
      for (const child of node.childNodes) visit(child, read || running.has(node.nodeName));
    };
    visit(parse(html), false);
    assert.deepEqual(parted, []);
  });
}

for (const { html, language } of pages.filter(({ path }) => path.endsWith('/careers'))) {
  test(`careers, ${language}: no line parts the name of a colleague`, () => {
    const names = pageWords(language, pageOf('team')).staff.people.map(({ name }: { name: string }) => name);
    const captions = html.match(/<figcaption>.*?<\/figcaption>/gs) ?? [];
    assert(captions.length > 0);
    for (const caption of captions) {
      const whole = caption.match(/<keep-whole>(.*?)<\/keep-whole>/)?.[1];
      assert(names.includes(whole), caption);
    }
  });
}
