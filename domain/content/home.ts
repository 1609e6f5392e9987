import { z } from 'zod';
import { type ServiceGroup, solutionsOf } from '../pages.ts';
import { partnerGroups } from './company.ts';
import { countedForms, countedText, each, labelled, meta, strict, titled, words } from './shared.ts';

const infrastructure = titled.extend({
  facts: z.array(labelled).length(3),
  link: words.describe('Link to the page of this infrastructure'),
});

const maxChars = (characters: number) => words.max(characters);
const label = words.describe('What the drawing shows, for people who do not see it');

function products(group: ServiceGroup) {
  return strict(
    each(
      solutionsOf(group).map(({ id }) => id),
      words.describe('One sentence about the solution'),
    ),
  );
}

export const home = strict({
  meta,
  hero: strict({
    title: words.describe('The largest words of the site: at most three lines of about ten letters'),
    lead: words,
    explore: words.describe('Button to the services section'),
    access: words.describe('Button that opens the API access dialog'),
    note: countedText.describe('Beside signal flag K: why there are flags'),
    mosaic: strict({
      bremen: words.describe('Name on the square with the hoist of Bremen, which leads to the about section'),
      contact: words.describe('Name on the square with signal flag K, which leads to the contact section'),
    }),
  }),
  services: strict({
    title: words,
    text: countedForms(),
    drawings: strict({
      customers: strict({
        label,
        giftCard: maxChars(12),
        shop: maxChars(12),
        total: maxChars(9),
        points: maxChars(14),
      }),
      fans: strict({
        label,
        gate: maxChars(8),
        welcome: maxChars(10),
        club: z.tuple([maxChars(4), maxChars(10)]),
        member: maxChars(10),
        person: maxChars(14),
        number: maxChars(9),
      }),
      teams: strict({ label, person: maxChars(14) }),
    }).describe('The things on the cloth of each family, and their words'),
    groups: strict({
      blockchain: titled.extend({
        customers: words.describe('Heading over the products with red flags'),
        fans: words.describe('Heading over the products with blue flags'),
        products: products('blockchain'),
      }),
      prepaid: titled.extend({ products: products('prepaid') }),
      ai: titled.extend({ products: products('ai') }),
    }),
  }),
  infrastructure: strict({
    title: countedText,
    text: words,
    blockchain: infrastructure.extend({
      drawing: strict({
        label,
        ledger: maxChars(10),
        earn: maxChars(10),
        redeem: maxChars(10),
        checkIn: maxChars(10),
        forward: maxChars(16).describe('At the foot of the first page, before its check number'),
        brought: maxChars(16).describe('At the head of the second page, before the same number'),
        changed: z.tuple([maxChars(28), maxChars(36)]).describe('What other flags give away, in two lines'),
      }).describe('Two pages of a ledger'),
    }),
    prepaid: infrastructure.extend({
      drawing: strict({
        label,
        parts: z.tuple([maxChars(14), maxChars(14), maxChars(14)]).describe('From top to bottom'),
      }).describe('A card in three layers'),
    }),
  }),
  api: titled.extend({
    offers: z.array(titled).length(2),
    documentation: words.describe('Button that opens the API documentation dialog'),
    access: words.describe('Button that opens the API access dialog'),
    sample: strict({
      label: words.describe('What the code block shows, for screen readers'),
      show: words.describe('Opens the sample on a phone'),
      languages: words.describe('What the tabs choose between, for screen readers'),
      caption: words,
      path: z.string().startsWith('/'),
      request: strict({
        programId: words,
        customerIdentifier: words,
        points: z.int(),
        transactionType: words,
        description: words,
        metadata: strict({ orderId: words, amount: z.number(), currency: words }),
      }).describe('Fields as the API names them; the code in every language is made from this'),
      responseTitle: words,
      response: strict({
        success: z.boolean(),
        data: strict({
          transactionId: words,
          blockchainTxId: words,
          balance: z.int(),
          timestamp: z.iso.datetime(),
          status: words,
        }),
      }),
    }),
  }),
  analyst: titled.extend({
    badge: words,
    tiles: z.array(titled.extend({ alt: words.describe('What the drawing shows') })).length(4),
    industries: z
      .tuple([maxChars(11), maxChars(11), maxChars(11), maxChars(11)])
      .describe('Short names of the WZ08 classes 47.4, 47.5, 47.6 and 47.72, in the third drawing'),
    note: words.describe('Where the analyst is offered first'),
    noteDetail: words,
    link: words.describe('Button to the page of the analyst'),
    liveDemo: words.describe('Button to the live demo; the program adds that it opens a new tab'),
    chat: strict({
      question: words,
      answer: words.describe('First sentence of the answer'),
      detail: words,
      chart: strict({
        label: words.describe('What the chart shows, with its figures, for screen readers'),
        axis: words,
        first: words,
        lowest: words,
        last: words,
        values: z.array(z.number()).length(24).describe('Index of each of the 24 months'),
      }),
      source: words.describe('Says that the figures are samples, and of what'),
    }),
  }),
  about: strict({
    vision: titled,
    history: words,
    values: z
      .array(titled.extend({ alt: words.describe('What the drawing above it shows') }))
      .length(3)
      .describe('Drawn as a till receipt, a ledger and a card, in this order'),
    partners: strict({
      title: words,
      ...each(
        partnerGroups,
        strict({ title: words, use: words.describe('What they do for the buyer') }).describe(
          'What this kind of partner is called and does; left out while company.yaml names none of it',
        ),
      ),
      note: words,
      sampleNote: words.describe('Shown while company.yaml lists `partners` among its samples'),
    }),
    founders: titled.extend({
      link: words,
      sampleNote: words.describe('Shown while company.yaml lists `people` among its samples'),
    }),
  }),
  contact: titled.extend({
    flag: strict({
      says: words.describe('Who says what the title quotes: flag K, the ground of the section'),
      hoist: words.describe('Follows it where the name in the form is hoisted in flags while it is typed'),
    }),
    addressLabel: words,
    emailLabel: words,
    phoneLabel: words,
    sampleNote: words.describe('Shown while company.yaml lists address, mail or phone among its samples'),
  }),
});

export type HomeWords = z.infer<typeof home>;
