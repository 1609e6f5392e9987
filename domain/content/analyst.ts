import { z } from 'zod';
import { labelled, meta, strict, titled, words } from './shared.ts';
import { decide, questions } from './solutions.ts';

const series = z.array(strict({ period: words, value: z.number() })).min(2);
const source = words.describe('Names the form of the data and that it is a sample');

const curve = strict({
  title: words,
  unit: words,
  source,
  label: words.describe('What the chart shows, for people who do not see it'),
  periodHeading: words.describe('First column of the table of figures'),
  valueHeading: words.describe('Second column'),
  highlight: strict({
    period: words.describe('The month the text is about, as in `series`'),
    text: words.max(24).describe('What stands beside its mark'),
  }),
  series,
}).refine(
  ({ series, highlight }) => series.some(({ period }) => period === highlight.period),
  'The highlighted period is not in the series.',
);

const bars = strict({
  title: words,
  unit: words,
  source,
  yardstick: words.describe('The red bar, as in `series`'),
  series,
}).refine(
  ({ series, yardstick }) => series.some(({ period }) => period === yardstick),
  'The yardstick is not in the series.',
);

const example = strict({
  question: words,
  answer: words.describe('First sentence of the answer, large'),
  detail: words.describe('The rest of the answer'),
});

const asked = example
  .extend({
    marks: z
      .tuple([words, words, words, words])
      .describe('Words of the question on cloth: measure, industry, change, period'),
    figure: words.describe('Words of the answer on red'),
    chart: curve,
  })
  .refine(
    ({ question, marks }) => marks.every((mark) => question.includes(mark)),
    'A mark is not in the question.',
  )
  .refine(({ answer, figure }) => answer.includes(figure), 'The figure is not in the answer.');

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
    play: words,
    pause: words,
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
  challenge: titled.extend({
    points: z
      .array(
        titled.extend({
          code: words.max(20).describe('What the statistics call it, at the head of its ribbon'),
        }),
      )
      .length(3),
  }),
  solution: strict({
    title: words,
    sampleLabel: words,
    note: words.describe('Behind the source: that the figures are invented'),
    tableToggle: words,
    asked: asked.describe('The question the page follows to its answer'),
    compared: example.extend({ chart: bars }),
  }),
  features: z.array(titled).length(5),
  steps: z.array(titled).length(3),
  foundation: strict({
    title: words,
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
});

export type Analyst = z.infer<typeof analyst>;
export type Curve = z.infer<typeof curve>;
export type Bars = z.infer<typeof bars>;
