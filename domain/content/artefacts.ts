import { z } from 'zod';
import { strict, titled, words } from './shared.ts';

const maxChars = (characters: number) => words.max(characters);

/** The one drawing for all widths. */
const drawn = words.describe('What the drawing shows, for people who do not see it');

const loyaltyPlus = strict({
  drawing: z.literal('loyalty-plus'),
  label: words.describe('What card and receipt in the hero show, for people who do not see them'),
  shop: maxChars(12),
  street: maxChars(28),
  giftCard: maxChars(9).describe('On the card'),
  receipt: maxChars(10),
  items: z.tuple([maxChars(18), maxChars(18), maxChars(18)]).describe('Goods of 12.90, 4.20 and 7.80 euros'),
  total: maxChars(8),
  vat: maxChars(20),
  paid: maxChars(13),
  left: maxChars(13),
  points: maxChars(16),
  balance: maxChars(10),
  voucher: maxChars(10),
  issued: maxChars(10),
  redeemed: maxChars(10),
  order: maxChars(12),
  amount: maxChars(10),
  ledger: maxChars(10),
  regulars: maxChars(15),
  campaign: maxChars(15),
  rule: maxChars(10).describe('Heads the rule €1 = 1'),
});

const grail = strict({
  drawing: z.literal('grail'),
  label: words.describe('What the slip in the hero shows, for people who do not see it'),
  shop: maxChars(10),
  total: maxChars(10),
  earned: maxChars(15),
  ledger: maxChars(8),
  slip: maxChars(16).describe('Heads the slip beside the ledger'),
  number: maxChars(4).describe('Before the number of a customer'),
  system: maxChars(10).describe('Whose transaction number stands behind it'),
  earn: maxChars(10),
  correct: maxChars(10),
  redeem: maxChars(10),
  balance: maxChars(8),
  confirmed: maxChars(10),
  order: maxChars(12),
  amount: maxChars(10),
  switch: words.describe('Accessible name of the switch +24 or +26'),
  match: words.describe('Beside flag C, while +24 is chosen'),
  mismatch: words.describe('Beside flag N, while +26 is chosen'),
});

const gastroPlus = strict({
  drawing: z.literal('gastro-plus'),
  label: words.describe('What the laid table shows, for people who do not see it'),
  taken: maxChars(12).describe('On the card of the table'),
  restaurant: maxChars(16),
  guests: maxChars(10),
  reserved: maxChars(22),
  dishes: strict({ soup: maxChars(11), fish: maxChars(11), stew: maxChars(11), water: maxChars(13) }),
  kitchen: maxChars(16),
  table: maxChars(8),
  total: maxChars(10),
  points: maxChars(12).describe('Below seven of ten points'),
  question: maxChars(12),
});

const fanCardPlus = strict({
  drawing: z.literal('fan-card-plus'),
  label: words.describe('What the drawing of the hero shows, for people who do not see it'),
  club: z.tuple([maxChars(4), maxChars(10)]),
  person: maxChars(14),
  gate: maxChars(6),
  welcome: maxChars(10),
  noted: z
    .tuple([maxChars(6), maxChars(6), maxChars(6)])
    .describe('Heads of day, time and match of the check-in'),
  checkIn: maxChars(12).describe('In the entry of the ledger'),
  shop: strict({ label: maxChars(12), value: maxChars(14) }),
  member: maxChars(10),
  number: maxChars(5),
  places: z
    .tuple([maxChars(20), maxChars(20), maxChars(9), maxChars(20)])
    .describe('Where the four scenes of the match evening are; the third is also the sign of the kiosk'),
  plan: words.describe('What the plan beside the steps shows, for people who do not see it'),
});

const fanPay = strict({
  drawing: z.literal('fan-pay'),
  label: words.describe('What the terminal and its slip show, for people who do not see them'),
  club: maxChars(14),
  places: strict({ first: maxChars(10), second: maxChars(10), shop: maxChars(10) }).describe(
    'Where fans pay: two kiosks and the shop',
  ),
  items: maxChars(32),
  paid: maxChars(8),
  slip: maxChars(22),
  ledger: maxChars(9),
  reference: maxChars(10),
  receipt: maxChars(10),
  status: strict({ label: maxChars(9), value: maxChars(12) }),
  tape: strict({
    label: words.describe('Name of the list of payments, for people who do not see it'),
    layers: strict({ goods: maxChars(20), money: maxChars(60), entry: maxChars(30) }).describe(
      'Names of the three layers of the tape',
    ),
    bought: strict({
      spritzer: maxChars(20),
      meal: maxChars(20),
      scarf: maxChars(20),
      pretzels: maxChars(20),
      bratwursts: maxChars(20),
      returned: maxChars(20),
    }).describe('What each payment is for'),
    samples: words.describe('After club and date'),
  }),
  gain: strict({
    title: words,
    items: z.tuple([titled, titled, titled]),
  }),
});

const employeePlus = strict({
  drawing: z.literal('employee-plus'),
  label: drawn,
  product: maxChars(14).describe('Name on the card'),
  person: maxChars(14),
  statement: maxChars(12),
  credit: maxChars(17),
  loaded: maxChars(12),
  issued: maxChars(12).describe('On the phone, below the virtual card'),
  phone: drawn,
  blocked: drawn,
});

const mobilityPlus = strict({
  drawing: z.literal('mobility-plus'),
  label: drawn,
  product: maxChars(14).describe('Name on the card'),
  person: maxChars(14),
  left: maxChars(6),
  rows: z
    .tuple([maxChars(14), maxChars(14), maxChars(14), maxChars(14)])
    .describe('Rail, bus and tram, car, bicycle'),
  open: maxChars(14),
});

const lunchBenefit = strict({
  drawing: z.literal('lunch-benefit'),
  label: words.describe('What the drawing of the hero shows, for people who do not see it'),
  person: maxChars(14),
  title: maxChars(22),
  categories: z
    .tuple([maxChars(14), maxChars(14), maxChars(14), maxChars(14)])
    .describe('Merchant categories 5812, 5814, 5411 and 5813 (ISO 18245)'),
  accepted: maxChars(10),
  refused: maxChars(10),
  month: words.describe('What the calendar shows, for people who do not see it'),
  covers: words.describe('What the three dishes above the steps show, for people who do not see them'),
});

/** The words inside the drawings of a solution. */
export const solutionArtefact = z.discriminatedUnion('drawing', [
  loyaltyPlus,
  grail,
  gastroPlus,
  fanCardPlus,
  fanPay,
  employeePlus,
  mobilityPlus,
  lunchBenefit,
]);

export type SolutionArtefact = z.infer<typeof solutionArtefact>;
export type ArtefactWords<Drawing extends SolutionArtefact['drawing']> = Extract<
  SolutionArtefact,
  { drawing: Drawing }
>;
