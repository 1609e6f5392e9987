import { z } from 'zod';
import { passportArtefact } from './artefacts.ts';
import { labelled, meta, strict, titled, words } from './shared.ts';
import { decide, flag, questions } from './solutions.ts';

export const passport = strict({
  meta,
  name: words,
  lead: words,
  audience: words.describe('One sentence: who it is for'),
  ledger: strict({
    role: words.describe('Stands before the name of the ledger'),
    name: words,
  }),
  facts: z.array(labelled).length(3).describe('Foot of the hero'),
  onThisPage: strict({
    title: words,
    links: strict({
      what: words,
      features: words,
      'ledger-native': words,
      banking: words,
      architecture: words,
      steps: words,
      roadmap: words,
      app: words,
    }).describe('Short names of the sections'),
  }).describe('List of links below the hero on phones'),
  artefact: passportArtefact.describe('Words inside the drawing of the hero; sample data'),
  whatItIs: strict({
    title: words,
    paragraphs: z.array(words).min(2),
    termsTitle: words,
    terms: z.array(strict({ term: words, meaning: words })).length(5),
  }),
  whyLedgerNative: titled.extend({
    identifier: strict({
      title: words,
      parts: z
        .array(
          strict({
            code: words.describe('As in did:xrpl:network:account'),
            sample: words.describe('The same part in the sample below'),
            name: words,
            text: words,
          }),
        )
        .length(4),
      sample: words.describe('Label of the sample'),
    }),
    points: z.array(titled).length(4),
  }),
  introductions: strict({ statement: words, features: words, steps: words }),
  features: z.array(titled).length(6),
  advancedFeatures: titled.extend({ items: z.array(titled).length(4) }),
  bankingUseCase: titled.extend({ steps: z.array(titled).length(5), note: words }),
  steps: z.array(titled).length(3),
  architecture: titled.extend({
    parts: strict({ ledger: titled, storage: titled, clientApp: titled, organisation: titled }),
    drawing: strict({
      label: words.describe('What the drawing shows, for people who do not see it'),
      issuer: words,
      issuerText: words.max(28),
      clientApp: words,
      clientAppText: words.max(32),
      verifier: words,
      verifierText: words.max(28),
      arrowIssue: words.max(12),
      arrowRequest: words.max(12),
      arrowPresent: words.max(12),
      arrowRead: words.max(12),
      arrowPoint: words.max(12),
    }),
  }),
  integration: titled.extend({ options: z.array(titled.extend({ example: words })).length(3) }),
  roadmap: titled.extend({
    planned: words.describe('Mark on each item'),
    items: z.array(titled).length(3),
  }),
  stores: titled.extend({
    status: words,
    badges: z.array(words).length(2).describe('Names of the stores; shown, but not links'),
  }),
  decide,
  faq: questions,
  callToAction: titled.extend({ button: words }),
  flag,
});

export type Passport = z.infer<typeof passport>;
