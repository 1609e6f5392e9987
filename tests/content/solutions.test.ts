import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../domain/languages.ts';
import { href, pages, pagesIn, solutionsOf } from '../../domain/pages.ts';
import { pageWords } from '../support/content.ts';
import {
  attribute,
  type Built,
  documentOf,
  type Element,
  elementsIn,
  plain,
  sectionOf,
  tagged,
  textOf,
} from './dist.ts';

/** The fixed value of a dialog's field, and the number of buttons in `main` that open the dialog. */
function dialogOf({ elements }: Built, id: string, field: string) {
  const dialog = elements.find(
    (each) => each.tagName === 'dialog' && attribute(each, 'id') === id,
  ) as Element;
  const fixed = elementsIn(dialog).find((each) => attribute(each, 'name') === field);
  const main = elements.find(({ tagName }) => tagName === 'main') as Element;
  const openers = elementsIn(main).filter(
    (each) => attribute(each, 'commandfor') === id && attribute(each, 'command') === 'show-modal',
  );
  return { fixed: attribute(fixed, 'value'), openers: openers.length };
}

const links = (elements: readonly Element[]) => tagged(elements, 'a').map((link) => attribute(link, 'href'));

for (const language of languages) {
  for (const page of [...pagesIn('services'), ...pagesIn('infrastructure')]) {
    const address = href(language, page.id);

    test(`${address} answers before a decision what it needs, costs, takes and what comes next`, () => {
      const section = sectionOf(documentOf(address), 'decide');
      const answers = tagged(section, 'dd').map(textOf);
      assert.equal(tagged(section, 'dt').length, 7);
      assert(answers.every((answer) => answer.length > 0));
      for (const [own = ''] of Object.values<string[]>(pageWords(language, page).decide)) {
        assert(
          answers.some((answer) => answer.includes(plain(own))),
          own,
        );
      }
    });
  }

  for (const page of pages.filter(({ template }) => template === 'solution')) {
    const address = href(language, page.id);
    const words = pageWords(language, page);

    test(`${address} has its name, six features, three steps and the way to infrastructure and API`, () => {
      const document = documentOf(address);
      assert.equal(textOf(tagged(document.elements, 'h1')[0]), plain(words.name));
      for (const list of ['features', 'steps'] as const) {
        const section = sectionOf(document, list);
        const titles = [...tagged(section, 'h3'), ...tagged(section, 'dt')].map(textOf);
        for (const { title } of words[list]) assert(titles.includes(plain(title)), title);
      }
      const more = links(elementsIn(document.elements.find(({ tagName }) => tagName === 'main') as Element));
      assert(more.includes(href(language, 'home', 'api')));
      assert(more.some((each) => each?.includes('/infrastructure/')));
    });

    test(`${address} offers its demo at the top and at the foot, for this product`, () => {
      const { fixed, openers } = dialogOf(documentOf(address), 'demo', 'productName');
      assert.equal(fixed, words.name);
      assert(openers >= 2);
    });

    test(`${address} folds each answer under its question, without script`, () => {
      const questions = tagged(sectionOf(documentOf(address), 'questions'), 'details').map((details) => {
        assert.equal(attribute(details, 'open'), undefined);
        return textOf(tagged(elementsIn(details), 'summary')[0]);
      });
      assert.deepEqual(
        questions,
        words.faq.map(({ question }: { question: string }) => plain(question)),
      );
    });
  }

  for (const page of pages.filter(({ template }) => template === 'infrastructure')) {
    const address = href(language, page.id);
    const words = pageWords(language, page);

    test(`${address} links every solution that is built on it, in its own language`, () => {
      const expected = solutionsOf(words.solutions.group).map(({ id }) => href(language, id));
      assert.deepEqual(links(sectionOf(documentOf(address), 'solutions')), expected);
    });

    test(`${address} offers a consultation about its own type`, () => {
      const { fixed, openers } = dialogOf(documentOf(address), 'consultation', 'infrastructureType');
      assert.equal(fixed, words.infrastructureType);
      assert(openers > 0);
    });
  }
}
