import { z } from 'zod';
import {
  countedForms,
  countedMeta,
  countedText,
  date,
  labelled,
  plurals,
  strict,
  titled,
  words,
} from './shared.ts';

/** An open role of `jobs.yaml`: what is the same in every language. */
export const job = strict({
  title: words.describe('Exact, without a gender note: also the fixed value of the application'),
  employment: z.enum(['PART_TIME', 'FULL_TIME']),
  pay: strict({ min: z.number().positive(), max: z.number().positive(), per: z.enum(['hour', 'year']) })
    .refine(({ min, max }) => min <= max, '`min` is more than `max`.')
    .describe('Gross, in euros'),
  posted: date,
  validThrough: date.describe('Last day of recruitment; afterwards search engines no longer show the job'),
  beside: words.describe('The colleague who sits beside the new one: a key of people.yaml'),
});

export const jobs = z.record(z.string(), job);

export type JobFacts = Omit<z.infer<typeof job>, 'title'>;

const jobWords = strict({
  subtitle: words,
  hours: words.describe('Working hours in words'),
  description: words,
  tasks: z.array(words).min(1),
  requirements: z.array(words).min(1),
});

export const careers = strict({
  meta: countedMeta,
  title: words,
  lead: countedForms(),
  heroButton: words,
  facts: z
    .tuple([labelled, strict({ label: words, value: countedForms() }), labelled])
    .describe('Place, open roles, hours'),
  crew: strict({
    aboard: countedText.describe('Below the portraits of the whole team'),
    free: countedForms().describe('Below the free places'),
    placesFree: plurals.describe('Beside the number of free places, which stands large before it'),
    places: words.describe('Name of the list of free places, for screen readers'),
  }),
  jobs: strict({
    title: countedForms(),
    text: words,
    genderNote: words.describe('Stands after each title, never in it'),
    location: words,
    employment: strict({ PART_TIME: words, FULL_TIME: words }),
    pay: strict({ hour: words, year: words }).describe('{min} and {max} are amounts with their currency'),
    labels: strict({
      hours: words,
      location: words,
      pay: words,
      until: words.describe('Before the last day to apply'),
      beside: words,
      tasks: words,
      requirements: words,
      work: words.describe('Over both lists, where they are folded'),
      apply: words,
    }),
    items: z.record(words, jobWords).describe('One entry for each key of jobs.yaml'),
  }),
  culture: strict({ title: words, items: z.array(titled).min(1) }),
  benefits: titled.extend({ items: z.array(titled).min(1) }),
  application: strict({
    title: words,
    text: words.describe('{careersMail} is the mail box of company.yaml'),
    items: z
      .array(
        titled.extend({
          facts: z.array(words).optional().describe('{names} are facts of `hiring` in company.yaml'),
        }),
      )
      .min(1)
      .max(5)
      .describe('{retention} is how long applications are kept'),
  }),
});

export type CareersWords = z.infer<typeof careers>;
