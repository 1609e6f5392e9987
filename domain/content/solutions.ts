import { z } from 'zod';
import { solutionArtefact } from './artefacts.ts';
import { labelled, meta, strict, titled, words } from './shared.ts';

export const questions = z
  .array(
    strict({
      anchor: z.literal('lost').optional().describe('A drawing of the page links to this question'),
      question: words,
      answer: words.describe('May carry [links](/path)'),
    }),
  )
  .min(1);

const answers = z.array(words).min(1);

/** Answers for buyers. Placeholders are facts of `offer` in company.yaml; a text with an empty fact is left out. */
export const decide = strict({
  connects: answers.describe('What it connects to'),
  start: answers.describe('What a buyer needs to start'),
  price: answers.describe('What the price depends on'),
  launch: answers.describe('How long until it runs'),
  data: answers.describe('Where data lie; the contract is the same for all, in interface.yaml'),
});

export const flag = strict({
  says: words.describe('One sentence that the flag says'),
  alt: words.describe('Describes the flag for people who do not see it'),
  reading: z.tuple([titled, titled, titled]).describe('The three parts, in the order in which they are laid'),
});

/** The page of a solution, except the passport and the analyst. */
export const solution = strict({
  meta,
  name: words,
  lead: words.describe('What it does, one or two sentences under the name'),
  audience: words.describe('Who it is for, one sentence'),
  facts: z.tuple([labelled, labelled, labelled]).describe('Three facts at the foot of the hero'),
  introductions: strict({
    statement: words.describe('Heading above "Key Features": what they come to'),
    features: words.describe('One sentence beside it'),
    steps: words.describe('One sentence beside "How It Works"'),
  }).partial({ features: true, steps: true }),
  features: z.array(titled).length(6),
  steps: z.tuple([titled, titled, titled]),
  decide,
  faq: questions,
  callToAction: titled.extend({ button: words }),
  flag,
  artefact: solutionArtefact,
});
export type Solution = z.infer<typeof solution>;
