import type { Solution } from '../../domain/content/solutions.ts';
import type { Language } from '../../domain/languages.ts';
import type { PageId, ServiceGroup } from '../../domain/pages.ts';
import { company, interfaceWords } from './entries.ts';
import { factsIn, type Line, linesOf } from './facts.ts';

interface Page {
  language: Language;
  page: PageId;
  /** What the page answers itself. */
  answers: Solution['decide'];
  /** Whose launch the facts name, and whose price where the page has none of its own. */
  group: ServiceGroup;
  /** How the page is asked. */
  ask: 'demo' | 'consultation' | 'mail';
}

export interface BeforeYouDecideProps {
  title: string;
  text: string;
  /** The mark of a sample, and what becomes of samples. */
  sample: string;
  note: string;
  rows: readonly { label: string; lines: readonly Line[] }[];
}

/** What "Before you decide" says on a page: its own answers, then what happens after a request and the contract. */
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
