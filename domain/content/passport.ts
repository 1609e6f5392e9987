import { z } from 'zod';
import { labelled, meta, strict, titled, words } from './shared.ts';
import { decide, flag, questions } from './solutions.ts';

const passing = titled.extend({ passes: words.max(26).describe('What passes to the next part') });

export const passport = strict({
  meta,
  name: words,
  lead: words,
  audience: words.describe('One sentence: who it is for'),
  ledger: strict({
    role: words.describe('Stands before the name of the ledger'),
    name: words,
  }),
  facts: z.tuple([labelled, labelled, labelled]).describe('Three facts at the foot of the hero'),
  whatItIs: strict({
    title: words,
    paragraphs: z.array(words).min(2).describe('The first one is larger'),
    termsTitle: words.describe('Phones fold the terms under it'),
    terms: z.array(titled).length(5),
  }),
  keyFeatures: strict({
    title: words.describe('Heading above "Key Features": what they come to'),
    places: z
      .array(strict({ title: words, features: z.array(titled).length(2) }))
      .length(3)
      .describe('Where a credential is issued, shown and checked, each with a drawing'),
  }),
  whyLedgerNative: titled.extend({
    parts: z
      .array(
        strict({
          code: words.max(8).describe('As in did:xrpl:network:account'),
          name: words,
          text: words,
          point: titled.describe('What follows from this part'),
        }),
      )
      .length(4),
  }),
  advancedFeatures: titled.extend({ items: z.array(titled).length(4) }),
  bankingUseCase: titled.extend({ steps: z.array(titled).length(5), note: words }),
  architecture: strict({
    title: words,
    parts: strict({ clientApp: passing, organisation: passing, ledger: passing, storage: titled }),
  }),
  stores: titled.extend({
    status: words,
    badges: z.array(words).length(2).describe('Names of the stores; shown, but not links'),
  }),
  steps: z.array(titled).length(3),
  integration: strict({ title: words, options: z.array(titled).length(3) }),
  roadmap: titled.extend({ items: z.array(titled).length(3) }),
  decide,
  faq: questions,
  callToAction: titled.extend({ button: words }),
  flag: flag.omit({ reading: true }),
  artefact: strict({
    label: words.describe('What the credential shows, for people who do not see it'),
    product: words.max(14).describe('Name on the credential'),
    type: words.max(22),
    statement: words.max(12),
    over: words.max(9),
    issuer: strict({ label: words.max(11), value: words.max(14) }),
    valid: words.max(12),
    sample: words.max(7).describe('End of the identifier'),
    question: words.max(9).describe('What the kiosk asks'),
    answer: words.max(4),
  }).describe('Words inside the drawings; sample data'),
});

export type Passport = z.infer<typeof passport>;
