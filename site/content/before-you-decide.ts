import type { DecideProps } from '../../design/compositions/Decide.tsx';
import type { Solution } from '../../domain/content/solutions.ts';
import type { Language } from '../../domain/languages.ts';
import type { PageId, ServiceGroup } from '../../domain/pages.ts';
import { company, interfaceWords } from './entries.ts';
import { factsIn, sampled } from './facts.ts';

interface Page {
  language: Language;
  page: PageId;
  answers: Solution['decide'];
  /** Group of the facts about launch and price model; the page may override them. */
  group: ServiceGroup;
  /** How buyers contact us on this page. */
  ask: 'demo' | 'consultation' | 'mail';
}

/** The words of "Before you decide" on a page. */
export async function beforeYouDecide({ language, page, answers, group, ask }: Page): Promise<DecideProps> {
  const { offer } = await company();
  const { labels, after, contract, operation, place, sample, ...words } = (await interfaceWords(language))
    .productPage.decide;
  const { launch, offline, priceModel, ...shared } = offer;
  const ofPage = (facts: Partial<Record<PageId | ServiceGroup, Record<Language, string>>>) =>
    facts[page] ?? (facts[group] as Record<Language, string>);
  const facts = factsIn(language, {
    ...shared,
    priceModel: ofPage(priceModel),
    launch: ofPage(launch),
    offline: ofPage(offline),
  });
  const text = (texts: readonly string[]) => sampled(texts, facts, sample);
  return {
    ...words,
    answers: [
      { title: labels.connects, text: text(answers.connects) },
      { title: labels.start, text: text(answers.start) },
      { title: labels.launch, text: text(answers.launch) },
    ],
    conditions: [
      { title: labels.price, text: text([...answers.price, ...contract]) },
      { title: labels.operation, text: text(operation) },
      { title: labels.data, text: text([...answers.data, ...place]) },
      { title: after[ask].label, text: text(after[ask].steps) },
    ],
  };
}
