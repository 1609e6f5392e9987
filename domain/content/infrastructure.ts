import { z } from 'zod';
import { type ServiceGroup, solutionsOf } from '../pages.ts';
import { explodedCard, ledgerBook } from './artefacts.ts';
import { countedForms, each, labelled, meta, strict, titled, words } from './shared.ts';
import { decide, questions } from './solutions.ts';

function builtOnIt(group: ServiceGroup) {
  const ids = solutionsOf(group).map(({ id }) => id);
  return strict({
    title: countedForms(),
    text: words,
    group: z.literal(group).describe('Group of the services menu whose solutions stand on it'),
    lines: strict(each(ids, words.describe('One sentence about the solution'))),
  });
}

const common = {
  meta,
  name: words,
  lead: words,
  audience: words.describe('Who it is for, one sentence'),
  facts: z.tuple([labelled, labelled, labelled]).describe('Three facts at the foot of the hero'),
  options: titled.extend({
    columns: z.tuple([words, words, words]).describe('Heads of the table'),
    rows: z.array(z.tuple([words, words, words])).min(2),
  }),
  features: titled.extend({ items: z.array(titled).length(6) }),
  steps: titled.extend({ items: z.tuple([titled, titled, titled]) }),
  decide,
  faq: questions,
  callToAction: titled.extend({
    says: words.describe('What flag K, the ground of the section, says'),
    button: words,
  }),
};

const blockchain = strict({
  ...common,
  infrastructureType: z.literal('Blockchain').describe('Value that the consultation form sends'),
  boundary: titled
    .extend({
      system: titled.extend({
        rows: z.array(labelled).min(2).describe('Sample of what stays in the visitor’s own system'),
      }),
      passes: words.describe('What goes over to the ledger'),
      stays: words.describe('What does not'),
      ledger: titled.extend({
        entries: z.array(strict({ points: words, kind: words, reference: words, time: words })).length(3),
      }),
    })
    .describe('What is written down, and what is not'),
  scenes: strict({
    records: z.tuple([words.max(18), words.max(18), words.max(18)]),
    api: words.max(4).describe('On the line between system and ledger'),
  }).describe('Words in the drawings beside the steps'),
  solutions: builtOnIt('blockchain'),
  notice: titled,
  artefact: ledgerBook,
});

const prepaidCard = strict({
  ...common,
  infrastructureType: z.literal('Prepaid Card').describe('Value that the consultation form sends'),
  solutions: builtOnIt('prepaid'),
  cards: strict({
    label: words.describe('What the three cards of the hero show'),
    person: words.max(14),
  }),
  scenes: strict({
    system: words.max(14),
    api: words.max(10),
    virtual: words.max(15),
    issued: words.max(12),
  }).describe('Words in the drawings beside the steps'),
  artefact: explodedCard,
  issuer: titled.extend({
    note: words.describe('Shown while company.yaml lists the issuer under `samples`'),
    issuerLabel: words,
    supervisorLabel: words,
  }),
});

export const infrastructure = z.discriminatedUnion('infrastructureType', [blockchain, prepaidCard]);
export type Infrastructure = z.infer<typeof infrastructure>;
