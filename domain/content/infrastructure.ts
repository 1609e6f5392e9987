import { z } from 'zod';
import { type ServiceGroup, solutionsOf } from '../pages.ts';
import { countedForms, each, labelled, meta, strict, titled, words } from './shared.ts';
import { decide, questions } from './solutions.ts';

function builtOnIt(group: ServiceGroup) {
  const ids = solutionsOf(group).map(({ id }) => id);
  return strict({
    title: countedForms(),
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
  steps: z.tuple([titled, titled, titled]),
  decide,
  faq: questions,
  callToAction: titled.extend({ button: words }),
};

const way = strict({
  name: words,
  readers: words.describe('Who can read it, one sentence'),
  text: words.describe('What it suits'),
});

const blockchain = strict({
  ...common,
  infrastructureType: z.literal('Blockchain').describe('Value that the consultation form sends'),
  book: strict({
    label: words.describe('What the drawing of the hero shows, for people who do not see it'),
    page: words.describe('Before the number of a page, where its flags are carried forward'),
  }),
  copies: titled
    .extend({
      copy: words.max(8).describe('Before the number of a copy'),
      match: words.describe('Below a copy like the others'),
      differ: words.describe('Below the changed copy'),
      notes: z.tuple([titled, titled]),
    })
    .describe('One page in four copies, one of them changed'),
  options: titled.extend({
    ways: z.tuple([way, way, way]).describe('Public, private, to be agreed'),
  }),
  boundary: titled
    .extend({
      system: titled,
      ledger: titled,
      person: labelled.extend({ ledger: words.describe('What the ledger holds of it') }),
      number: labelled,
      entry: strict({ time: words, points: words }),
      erased: strict({ system: words, ledger: words }),
      note: words.describe('Says that the values are samples'),
    })
    .describe('What is written down, and what is not'),
  erasure: titled.extend({
    items: z
      .tuple([titled, titled, titled])
      .describe('May name facts of `offer` in company.yaml; one with an empty fact is left out'),
  }),
  features: strict({ title: words, items: z.array(titled).length(6) }),
  solutions: builtOnIt('blockchain'),
  notice: titled,
  artefact: strict({
    page: words.max(10),
    forward: words.max(16),
    brought: words.max(16),
    kinds: strict({ earn: words.max(10), redeem: words.max(10), checkIn: words.max(10) }),
  }).describe('Words of the drawn book'),
});

const layer = strict({
  name: words,
  items: z
    .array(
      strict({
        title: words.describe('What follows a comma is set larger'),
        text: words.describe('May name facts of `offer` in company.yaml; left out if one is empty'),
      }),
    )
    .min(1),
});

const prepaidCard = strict({
  ...common,
  infrastructureType: z.literal('Prepaid Card').describe('Value that the consultation form sends'),
  cards: strict({
    label: words.describe('What the three cards of the hero show'),
    person: words.max(14),
  }),
  inside: titled.extend({
    layers: z
      .tuple([layer, layer, layer, layer, layer])
      .describe('Chip module, artwork, card body, card network, own system'),
  }),
  solutions: builtOnIt('prepaid'),
  issuer: titled.extend({ issuerLabel: words, supervisorLabel: words }),
});

export const infrastructure = z.discriminatedUnion('infrastructureType', [blockchain, prepaidCard]);
export type Infrastructure = z.infer<typeof infrastructure>;
export type BlockchainWords = z.infer<typeof blockchain>;
export type PrepaidCardWords = z.infer<typeof prepaidCard>;
