import { z } from 'zod';
import { strict, words } from './shared.ts';

/** A text inside a drawing: no more characters than there is room for. */
const room = (characters: number) => words.max(characters);

const label = strict({
  wide: words.describe('What the large drawing shows, for people who do not see it'),
  narrow: words.describe('What the small drawing of phones shows; it shows less'),
});

const loyaltyPlus = strict({
  drawing: z.literal('loyalty-plus'),
  label,
  shop: room(12),
  street: room(28),
  giftCard: room(12),
  number: room(5),
  items: z.tuple([room(18), room(18), room(18)]).describe('Goods of 12.90, 4.20 and 7.80 euros'),
  total: room(13),
  paid: room(13),
  left: room(13),
  points: room(16),
  balance: room(10),
  vat: room(20),
  receipt: room(10),
  scenes: strict({
    points: room(12),
    voucher: room(12),
    giftCard: room(14),
    issued: room(14),
    redeemed: room(14),
  }),
});

const grail = strict({
  drawing: z.literal('grail'),
  label,
  shops: strict({ tea: room(10), book: room(10) }),
  total: room(10),
  discount: room(10),
  earned: strict({ wide: room(15), narrow: room(9) }),
  spent: strict({ wide: room(15), narrow: room(9) }),
  title: room(20),
  network: room(28),
  columns: z.tuple([room(10), room(10), room(10), room(8)]),
  earn: room(11),
  redeem: room(11),
  balance: room(11),
  scenes: strict({ programme: room(16) }),
});

const gastroPlus = strict({
  drawing: z.literal('gastro-plus'),
  label,
  restaurant: room(16),
  table: room(8),
  reserved: room(22),
  guests: room(10),
  order: z.tuple([room(11), room(11), room(11), room(13)]),
  total: room(10),
  kitchen: room(16),
  question: room(16),
  card: strict({ wide: room(32), narrow: room(26) }),
  free: room(5),
});

const fanCardPlus = strict({
  drawing: z.literal('fan-card-plus'),
  label,
  club: z.tuple([room(4), room(10)]),
  person: room(14),
  gate: room(6),
  welcome: room(10),
  seat: z.tuple([room(6), room(6), room(6)]),
  block: room(5),
  checkIn: strict({ label: room(12), value: room(16) }),
  shop: strict({ label: room(12), value: room(14) }),
  member: room(10),
  number: room(5),
});

const fanPay = strict({
  drawing: z.literal('fan-pay'),
  label,
  club: room(14),
  kiosk: room(10),
  items: room(32),
  paid: room(8),
  left: room(6),
  slip: room(22),
  ledger: room(9),
  from: room(9),
  to: room(9),
  result: room(9),
  scenes: strict({ ledgers: z.tuple([room(22), room(22), room(22)]) }),
});

export const passportArtefact = strict({
  drawing: z.literal('xrp-passport'),
  label,
  product: room(14).describe('Name on the card'),
  type: room(22),
  statement: room(12),
  over: room(9),
  issuer: strict({ label: room(11), value: room(14) }),
  valid: room(12),
  verifier: strict({ wide: room(22), narrow: room(12) }),
  question: room(9),
  answer: room(4),
  notAsked: z.tuple([room(13), room(13)]),
  notAskedValue: room(13),
});

const employeePlus = strict({
  drawing: z.literal('employee-plus'),
  label,
  product: room(14).describe('Name on the card'),
  person: room(14),
  credit: room(17),
  shops: strict({ tea: room(12), book: room(12) }),
  available: room(12),
  scenes: strict({ people: z.tuple([room(14), room(14), room(14)]), virtual: room(15), paid: room(9) }),
});

const mobilityPlus = strict({
  drawing: z.literal('mobility-plus'),
  label,
  product: room(14).describe('Name on the card'),
  person: room(14),
  left: room(6),
  rows: z.tuple([room(14), room(14), room(14), room(14)]).describe('Rail, bus and tram, car, bicycle'),
  open: room(14),
  unit: room(24),
  scenes: strict({ ticket: room(12), paid: room(12) }),
});

const lunchBenefit = strict({
  drawing: z.literal('lunch-benefit'),
  label,
  person: room(14),
  daily: room(8),
  title: room(22),
  categories: z
    .tuple([room(14), room(14), room(14), room(14)])
    .describe('Merchant categories 5812, 5814, 5411 and 5813 (ISO 18245)'),
  accepted: room(10),
  refused: room(10),
  scenes: strict({ schedule: z.tuple([room(11), room(11), room(11)]) }),
});

export const ledgerBook = strict({
  drawing: z.literal('ledger-book'),
  label,
  page: room(10),
  forward: room(16),
  brought: room(16),
  kinds: strict({ earn: room(10), redeem: room(10), gift: room(10), ticket: room(10) }),
  changed: z.tuple([room(36), room(36)]).describe('Two lines beside the flags of the changed page'),
});

export const explodedCard = strict({
  drawing: z.literal('exploded-card'),
  label,
  parts: z.tuple([room(12), room(12), room(12)]),
});

/** The words inside a solution's drawings; `drawing` names the ones that the page shows, `scenes` are the steps. */
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
/** What may stand on a stage: the solutions' artefacts and the passport's. */
export type Artefact = SolutionArtefact | z.infer<typeof passportArtefact>;
/** The words of one drawing: `ArtefactWords<'grail'>`. */
export type ArtefactWords<Drawing extends (Artefact | InfrastructureArtefact)['drawing']> = Extract<
  Artefact | InfrastructureArtefact,
  { drawing: Drawing }
>;
