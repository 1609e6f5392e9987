import { z } from 'zod';
import { strict, words } from './shared.ts';

const maxChars = (characters: number) => words.max(characters);

const label = strict({
  wide: words.describe('What the large drawing shows, for people who do not see it'),
  narrow: words.describe('What the small drawing of phones shows; it shows less'),
});

/** The one drawing for all widths. */
const drawn = words.describe('What the drawing shows, for people who do not see it');

const exhibitLabel = words.describe(
  'What the drawing beside the features shows, for people who do not see it',
);
/** A text with a shorter version for the narrow drawing. */
const short = (characters: number) => strict({ wide: maxChars(characters), narrow: maxChars(9) });

const loyaltyPlus = strict({
  drawing: z.literal('loyalty-plus'),
  label,
  shop: maxChars(12),
  street: maxChars(28),
  giftCard: maxChars(12),
  number: maxChars(5),
  items: z.tuple([maxChars(18), maxChars(18), maxChars(18)]).describe('Goods of 12.90, 4.20 and 7.80 euros'),
  total: maxChars(13),
  paid: maxChars(13),
  left: maxChars(13),
  points: maxChars(16),
  balance: maxChars(10),
  vat: maxChars(20),
  receipt: maxChars(10),
  scenes: strict({
    points: maxChars(12),
    voucher: maxChars(12),
    giftCard: maxChars(14),
    issued: maxChars(14),
    redeemed: maxChars(14),
  }),
  exhibit: strict({
    label: exhibitLabel,
    order: maxChars(12),
    amount: maxChars(10),
    ledger: maxChars(10),
    regulars: short(16),
    campaign: short(16),
    left: maxChars(9),
  }),
});

const grail = strict({
  drawing: z.literal('grail'),
  label,
  shop: maxChars(10),
  total: maxChars(10),
  discount: maxChars(10),
  earned: short(15),
  spent: short(15),
  title: maxChars(20),
  network: maxChars(28),
  columns: z.tuple([maxChars(10), maxChars(10), maxChars(10), maxChars(8)]),
  earn: maxChars(11),
  redeem: maxChars(11),
  balance: maxChars(11),
  scenes: strict({ programme: maxChars(16) }),
  exhibit: strict({
    label: exhibitLabel,
    system: maxChars(10).describe('Whose transaction number stands behind it'),
    check: maxChars(8),
    balance: maxChars(10),
    order: maxChars(12),
    amount: maxChars(10),
    confirmed: maxChars(12),
    correct: maxChars(10),
    forward: maxChars(16),
  }),
});

const gastroPlus = strict({
  drawing: z.literal('gastro-plus'),
  label,
  restaurant: maxChars(16),
  table: maxChars(8),
  reserved: maxChars(22),
  guests: maxChars(10),
  order: z.tuple([maxChars(11), maxChars(11), maxChars(11), maxChars(13)]),
  total: maxChars(10),
  kitchen: maxChars(16),
  question: maxChars(16),
  card: strict({ wide: maxChars(32), narrow: maxChars(26) }).describe('What the points are good for'),
  free: maxChars(5),
  exhibit: strict({
    label: exhibitLabel,
    reserved: maxChars(12),
    points: maxChars(7),
    question: z
      .tuple([maxChars(9), maxChars(9)])
      .describe('The question of the feedback slip in two lines, for phones'),
  }),
});

const fanCardPlus = strict({
  drawing: z.literal('fan-card-plus'),
  label,
  club: z.tuple([maxChars(4), maxChars(10)]),
  person: maxChars(14),
  gate: maxChars(6),
  welcome: maxChars(10),
  noted: z
    .tuple([maxChars(6), maxChars(6), maxChars(6)])
    .describe('Heads of day, time and match of the check-in'),
  checkIn: strict({ label: maxChars(12), value: maxChars(16) }),
  shop: strict({ label: maxChars(12), value: maxChars(14) }),
  member: maxChars(10),
  number: maxChars(5),
  exhibit: strict({
    label,
    checkIns: z
      .tuple([maxChars(10), maxChars(14)])
      .describe('Behind the 9 on the stub; phones show the first'),
    discount: z.tuple([maxChars(12), maxChars(10)]).describe('Behind 10% on the price tag'),
    ledger: maxChars(9),
    pay: maxChars(8).describe('The place that is kept free for Fan Pay'),
  }),
});

const fanPay = strict({
  drawing: z.literal('fan-pay'),
  label,
  club: maxChars(14),
  kiosk: maxChars(10),
  items: maxChars(32),
  paid: maxChars(8),
  slip: maxChars(22),
  ledger: maxChars(9),
  reference: maxChars(10),
  receipt: maxChars(10),
  status: strict({ label: maxChars(9), value: maxChars(12) }),
  scenes: strict({ ledgers: z.tuple([maxChars(22), maxChars(22), maxChars(22)]) }),
  exhibit: strict({
    label,
    items: z.tuple([maxChars(18), maxChars(18)]).describe('Goods of 4.20 and 3.20 euros'),
    ledgers: z
      .tuple([maxChars(17), maxChars(17)])
      .describe('Where the entry stands, public, and where it might stand, private'),
    kinds: z.tuple([maxChars(10), maxChars(10)]).describe('The same on phones, one word each'),
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
  label,
  product: maxChars(14).describe('Name on the card'),
  person: maxChars(14),
  daily: maxChars(8),
  title: maxChars(22),
  categories: z
    .tuple([maxChars(14), maxChars(14), maxChars(14), maxChars(14)])
    .describe('Merchant categories 5812, 5814, 5411 and 5813 (ISO 18245)'),
  accepted: maxChars(10),
  refused: maxChars(10),
  scenes: strict({ schedule: z.tuple([maxChars(11), maxChars(11), maxChars(11)]) }),
  exhibit: strict({ label, hr: maxChars(10).describe('Heads the list of those who receive the allowance') }),
});

export const ledgerBook = strict({
  drawing: z.literal('ledger-book'),
  label,
  page: maxChars(10),
  forward: maxChars(16),
  brought: maxChars(16),
  kinds: strict({ earn: maxChars(10), redeem: maxChars(10), checkIn: maxChars(10) }),
  changed: z.tuple([maxChars(36), maxChars(36)]).describe('Two lines beside the flags of the changed page'),
});

export const explodedCard = strict({
  drawing: z.literal('exploded-card'),
  label,
  parts: z.tuple([maxChars(12), maxChars(12), maxChars(12)]),
});

/** The words inside the drawings of a solution; `scenes` are its steps. */
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
export type InfrastructureArtefact = z.infer<typeof ledgerBook> | z.infer<typeof explodedCard>;
export type ArtefactWords<Drawing extends (SolutionArtefact | InfrastructureArtefact)['drawing']> = Extract<
  SolutionArtefact | InfrastructureArtefact,
  { drawing: Drawing }
>;
