import { z } from 'zod';
import { labelled, meta, strict, titled, words } from './shared.ts';
import { decide, flag, questions } from './solutions.ts';

const chart = strict({
  type: z.enum(['line', 'bar']),
  title: words,
  unit: words,
  source: words.describe('Names the form of the data and that it is a sample'),
  label: words.describe('What the chart shows, for people who do not see it'),
  periodHeading: words.describe('First column of the table of figures'),
  valueHeading: words.describe('Second column'),
  highlight: strict({
    period: words.describe('The row the text is about, as in `series`'),
    text: words.max(24).describe('What stands beside its mark'),
  }),
  series: z.array(strict({ period: words, value: z.number() })).min(2),
}).refine(
  ({ series, highlight }) => series.some(({ period }) => period === highlight.period),
  'The highlighted period is not in the series.',
);

export const analyst = strict({
  meta,
  name: words,
  badge: words,
  lead: words,
  audience: words.describe('One sentence: who it is for'),
  facts: z.array(labelled).length(3).describe('Foot of the hero'),
  hero: strict({
    liveDemo: strict({ label: words, note: words }),
    contact: strict({ label: words, note: words, subject: words.describe('Subject of the mail') }),
  }),
  video: strict({
    title: words,
    description: words.describe('For search engines'),
    note: words,
    transcript: words.describe('Opens the video as text'),
    failed: words.describe('Shown by browsers that cannot play video'),
    captionsName: words.describe('Name of the captions in the player'),
    captions: z
      .array(
        strict({
          from: z.number().describe('Start in seconds'),
          to: z.number().describe('End in seconds'),
          scene: words.describe('What is seen, for the transcript'),
          text: words.describe('The caption'),
        }),
      )
      .min(1),
    film: strict({
      inputHint: words,
      classLabel: words,
      methodLabel: words,
      answer: words.describe('Short answer beside the chart'),
      storyboard: words,
      closing: words,
    }).describe('Words inside the pictures; after a change run `npm run video`'),
  }),
  challenge: titled.extend({ points: z.array(titled).length(3) }),
  solution: titled.extend({
    choose: words.describe('Stands above the questions to choose from'),
    sampleLabel: words,
    inputHint: words.describe('In the empty input field, which is only drawn'),
    tableToggle: words,
    questions: z
      .array(
        strict({
          id: words,
          question: words,
          answer: words.describe('First sentence of the answer, in bold'),
          detail: words.describe('The rest of the answer'),
          chart,
        }),
      )
      .length(2),
  }),
  introductions: strict({ statement: words, features: words, steps: words }),
  features: z
    .array(titled.extend({ alt: words.describe('What its drawing shows, for people who do not see it') }))
    .length(5),
  steps: z.array(titled).length(3),
  foundation: titled.extend({
    layers: z.array(titled).length(3).describe('Drawn as the flag’s three columns, the lowest first'),
    parts: z.array(titled).length(4),
  }),
  benefits: strict({
    title: words,
    columns: strict({ benefit: words, how: words, audience: words }),
    rows: z.array(strict({ benefit: words, how: words, audience: words })).length(6),
  }),
  useCases: strict({ title: words, cases: z.array(titled.extend({ who: words })).length(4) }),
  mission: titled,
  decide,
  faq: questions,
  callToAction: titled,
  flag,
});

export type Analyst = z.infer<typeof analyst>;
export type Chart = z.infer<typeof chart>;
