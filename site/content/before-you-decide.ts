import type { Solution } from '../../domain/content/solutions.ts';
import type { Language } from '../../domain/languages.ts';
import type { PageId, ServiceGroup } from '../../domain/pages.ts';
import { company, interfaceWords } from './entries.ts';
import { factsIn, type Line, linesOf } from './facts.ts';

interface Page {
  language: Language;
  page: PageId;
  answers: Solution['decide'];
  /** Group of the facts about launch and price; the page may override the price. */
  group: ServiceGroup;
  /** How buyers contact us on this page. */
  ask: 'demo' | 'consultation' | 'mail';
}

export interface BeforeYouDecideProps {
  title: string;
  text: string;
  /** Mark of a sample, and the note about samples. */
  sample: string;
  note: string;
  rows: readonly { label: string; lines: readonly Line[] }[];
}

/** The props of "Before you decide" on a page. */
export async function beforeYouDecide({
  language,
  page,
  answers,
  group,
  ask,
}: Page): Promise<BeforeYouDecideProps> {
  const { offer } = await company();
  const { labels, after, contract, ...words } = (await interfaceWords(language)).productPage.decide;
  const { launch, ...shared } = offer;
  const price: Partial<Record<PageId | ServiceGroup, Record<Language, string>>> = offer.price;
  const facts = factsIn(language, {
    ...shared,
    price: price[page] ?? offer.price[group],
    launch: launch[group],
  });
  const lines = (texts: readonly string[]) => linesOf(texts, facts, words.sample);
  return {
    ...words,
    rows: [
      { label: labels.connects, lines: lines(answers.connects) },
      { label: labels.start, lines: lines(answers.start) },
      { label: labels.price, lines: lines(answers.price) },
      { label: labels.launch, lines: lines(answers.launch) },
      { label: labels.data, lines: lines([...answers.data, ...contract]) },
      { label: after[ask].label, lines: lines(after[ask].steps) },
    ],
  };
}
