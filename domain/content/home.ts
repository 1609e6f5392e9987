import { z } from 'zod';
import { type ServiceGroup, solutionsOf } from '../pages.ts';
import { partnerGroups } from './company.ts';
import { countedForms, countedText, each, labelled, meta, strict, titled, words } from './shared.ts';

const infrastructure = titled.extend({
  facts: z.array(labelled).length(3),
  link: words.describe('Link to the page of this infrastructure'),
});

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
      label: countedText.describe('What the mosaic of flags is, for screen readers'),
      bremen: words.describe('Name on the square with the hoist of Bremen, which leads to the about section'),
      contact: words.describe('Name on the square with signal flag K, which leads to the contact section'),
    }),
  }),
  services: strict({
    title: words,
    text: countedForms(),
    drawings: strict({ customers: words, fans: words, teams: words }).describe(
      'What the three drawings show, for people who do not see them',
    ),
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
    blockchain: infrastructure,
    prepaid: infrastructure,
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
    fields: strict({
      programId: words,
      customerIdentifier: words,
      points: words,
      transactionType: words,
      description: words,
      metadata: words,
    }).describe('What each field of the request means, in a few words'),
  }),
  analyst: titled.extend({
    badge: words,
    tiles: z.array(titled.extend({ alt: words.describe('What the drawing shows') })).length(4),
    note: words.describe('Where the analyst is offered first'),
    noteDetail: words,
    link: words.describe('Button to the page of the analyst'),
    liveDemo: words.describe('Button to the live demo; the program adds that it opens a new tab'),
    chat: strict({
      note: words.describe('Says that the figures are samples'),
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
      source: words,
      input: words,
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
  }),
});

export type HomeWords = z.infer<typeof home>;
