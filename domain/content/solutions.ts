import { z } from 'zod';
import { solutionArtefact } from './artefacts.ts';
import { labelled, meta, strict, titled, words } from './shared.ts';

export const questions = z
  .array(strict({ question: words, answer: words.describe('May carry [links](/path)') }))
  .min(1);

/** What a product's flag says, and how it is put together. */
export const flag = strict({
  says: words.describe('One sentence that the flag says'),
  alt: words.describe('Describes the flag for people who do not see it'),
  reading: z.tuple([titled, titled, titled]).describe('The three parts, in the order in which they are laid'),
});

/** The page of a solution. All solutions but the passport and the analyst share it. */
export const solution = strict({
  meta,
  name: words,
  lead: words.describe('What it does, one or two sentences under the name'),
  audience: words.describe('Who it is for, one sentence'),
  facts: z.tuple([labelled, labelled, labelled]).describe('Three facts at the foot of the hero'),
  introductions: strict({
    features: words.describe('One sentence beside "Key Features"'),
    steps: words.describe('One sentence beside "How It Works"'),
  }),
  features: z.array(titled).length(6),
  steps: z.tuple([titled, titled, titled]),
  faq: questions,
  callToAction: strict({ title: words, text: words, button: words }),
  flag,
  artefact: solutionArtefact,
});
export type Solution = z.infer<typeof solution>;
