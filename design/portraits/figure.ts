import { disc, half, joined, type Plane, quarter, sheet, square, wedge } from './shapes.ts';

// Flag colours by name, the rest as it is: three browns and a grey for hair.
const colours = { ink: 'ink', yellow: 'yellow', chestnut: '#8A3B12', umber: '#6B2B0B', grey: '#C9CDD2' };
const dyes = { red: 'red', yellow: 'yellow', blue: 'blue', white: 'white', ink: 'ink' };

/** Four pairs of cloth for skin: light towards the hoist, and shade. */
const cloths = {
  flax: ['#F4D3B0', '#DDA878'],
  sand: ['#E3B184', '#C18653'],
  umber: ['#BE7F4F', '#955A33'],
  walnut: ['#8A5231', '#633819'],
} as const;

type Choice<Part> = keyof Part & string;

/** How a person looks, as the names of parts and colours. Front view, or profile towards the hoist. */
export interface Look {
  cloth: Choice<typeof cloths>;
  face: Choice<typeof faces>;
  hair: Choice<typeof hair>;
  hairColour: Choice<typeof colours>;
  /** The side of a beard that lies in the shade. */
  beardShade?: Choice<typeof colours>;
  eyes?: Choice<typeof eyes>;
  nose?: Choice<typeof noses>;
  mouth?: Choice<typeof mouths>;
  beard?: Choice<typeof beards>;
  glasses?: Choice<typeof glasses>;
  ornament?: Choice<typeof ornaments>;
  /** Only in profile. */
  brows?: boolean;
  ear?: boolean;
  wear: Choice<typeof wear>;
  wearColour: Choice<typeof dyes>;
  /** Collar, seam or edge of a cap. */
  trimColour?: Choice<typeof dyes>;
  /** Looks towards the fly. */
  turn?: boolean;
  /** Units towards the fly, so that the flag behind stays readable. */
  shift?: number;
}

/** The look with its words turned into colours. */
interface Cut {
  light: string;
  shade: string;
  hair: string;
  beardShade: string;
  dye: string;
  trim: string | undefined;
  profile: boolean;
}
type Draw = (cut: Cut) => Plane[];
/** What lies behind the face, and what lies before it. */
type Layers = readonly [behind: Draw, before: Draw];
const nothing: Draw = () => [];

// Centre line x = 6; the head is 5 units wide, the chin lies on 9, the shoulders begin at 9.5.
const faces = {
  oval: ({ light, shade }) => [
    square(shade, 5, 8, 2, 1.6),
    square(light, 3.5, 3.75, 2.5, 2.75),
    square(light, 4.5, 2.4, 1.5, 1.5),
    quarter(light, 6, 6.5, 2.5, 'sw'),
    square(shade, 6, 3.75, 2.5, 2.75),
    square(shade, 6, 2.4, 1.5, 1.5),
    quarter(shade, 6, 6.5, 2.5, 'se'),
  ],
  broad: ({ light, shade }) => [
    square(shade, 4.75, 8, 2.5, 1.6),
    square(light, 3.5, 3.75, 2.5, 3.75),
    square(light, 5, 7, 1, 2),
    half(light, 5, 7.5, 1.5, 'w'),
    square(shade, 6, 3.75, 2.5, 3.75),
    square(shade, 6, 7, 1, 2),
    half(shade, 7, 7.5, 1.5, 'e'),
  ],
  profile: ({ light, shade }) => [
    square(shade, 5.75, 6.5, 2.25, 3.1),
    quarter(light, 6, 4, 2, 'nw'),
    square(light, 4, 4, 2, 4.5),
    wedge(light, [4, 4.5], [2.75, 6.5], [4, 6.5]),
    quarter(shade, 6, 4.5, 2.5, 'ne'),
    square(shade, 6, 4.5, 2.5, 1.5),
    quarter(shade, 6, 6, 2.5, 'se'),
  ],
} satisfies Record<string, Draw>;

const noses = {
  wedge: ({ light }) => [wedge(light, [5.98, 4.5], [5.98, 6.5], [7, 6.5])],
  quarter: ({ light }) => [quarter(light, 5.98, 6.5, 1, 'ne'), square(light, 5.98, 4.4, 0.35, 1.5)],
  bar: ({ light }) => [square(light, 5.98, 4.4, 0.6, 2.1)],
} satisfies Record<string, Draw>;

const eyes = {
  arch: () => [
    half('white', 4.75, 5.3, 0.72, 'n'),
    half('white', 7.25, 5.3, 0.72, 'n'),
    half('ink', 4.75, 5.3, 0.42, 'n'),
    half('ink', 7.25, 5.3, 0.42, 'n'),
  ],
  bead: () => [
    half('white', 4.75, 5.35, 0.8, 'n'),
    half('white', 7.25, 5.35, 0.8, 'n'),
    disc('ink', 4.75, 5, 0.33),
    disc('ink', 7.25, 5, 0.33),
  ],
  side: () => [half('white', 5, 5.2, 0.65, 'n'), quarter('ink', 4.6, 5.2, 0.65, 'ne')],
} satisfies Record<string, Draw>;

const mouths = {
  bar: () => [square('red', 5.25, 7.4, 1.5, 0.34)],
  lips: () => [square('red', 5.2, 7.3, 1.6, 0.3), square('#8E140E', 5.5, 7.6, 1, 0.28)],
  side: () => [square('red', 3.7, 7.3, 1, 0.34)],
} satisfies Record<string, Draw>;

const hair = {
  bob: [
    ({ hair }) => [half(hair, 6, 4.25, 3.25, 'n'), square(hair, 2.75, 4.25, 6.5, 4)],
    ({ hair }) => [square(hair, 3.3, 2.7, 5.4, 1.2), square(hair, 4.2, 2.2, 3.6, 1)],
  ],
  quiff: [
    nothing,
    ({ hair }) => [
      square(hair, 3.5, 1.75, 3.25, 2.1),
      quarter(hair, 6.75, 3.5, 1.75, 'ne'),
      square(hair, 6.7, 3.4, 1.8, 0.45),
      square(hair, 3.5, 3.8, 0.6, 2.4),
      square(hair, 7.9, 3.8, 0.6, 2.4),
    ],
  ],
  knot: [
    ({ hair }) => [
      disc(hair, 6, 1.15, 1.1),
      quarter(hair, 4.6, 3.4, 1.5, 'nw'),
      square(hair, 4.6, 1.9, 2.8, 1.5),
      quarter(hair, 7.4, 3.4, 1.5, 'ne'),
      square(hair, 3.1, 3.4, 5.8, 2.9),
    ],
    ({ hair }) => [
      quarter(hair, 3.5, 2.5, 2.5, 'se'),
      quarter(hair, 8.5, 2.5, 2.5, 'sw'),
      square(hair, 3.2, 3.4, 0.4, 2.9),
      square(hair, 8.4, 3.4, 0.4, 2.9),
      square(hair, 4.2, 2, 3.6, 0.75),
    ],
  ],
  curls: [
    ({ hair }) => [
      disc(hair, 3.6, 3.4, 1.5),
      disc(hair, 5.1, 2.2, 1.5),
      disc(hair, 6.9, 2.2, 1.5),
      disc(hair, 8.4, 3.4, 1.5),
      disc(hair, 2.9, 5.2, 1.5),
      disc(hair, 9.1, 5.2, 1.5),
      disc(hair, 2.9, 7.2, 1.5),
      disc(hair, 9.1, 7.2, 1.5),
    ],
    ({ hair }) => [
      disc(hair, 4, 3.2, 1),
      disc(hair, 5.35, 2.8, 1),
      disc(hair, 6.65, 2.8, 1),
      disc(hair, 8, 3.2, 1),
    ],
  ],
  round: [({ hair }) => [disc(hair, 6, 4.5, 3.9)], ({ hair }) => [square(hair, 3.3, 2.2, 5.4, 1.6)]],
  ring: [nothing, ({ hair }) => [square(hair, 7.1, 4.3, 1.4, 2.2), quarter(hair, 7.1, 6.5, 1.4, 'se')]],
  beanie: [
    nothing,
    ({ hair, trim = 'white' }) => [
      half('red', 6.25, 3.4, 2.75, 'n'),
      square(trim, 3.5, 3.1, 5.5, 1),
      square(hair, 6.9, 4.1, 1.6, 1.7),
    ],
  ],
  bun: [
    ({ hair }) => [disc(hair, 9, 6.5, 1.2)],
    ({ hair }) => [
      half(hair, 6.25, 4.3, 2.5, 'n'),
      square(hair, 6.2, 4.2, 2.55, 0.4),
      quarter(hair, 8.75, 4.3, 2.6, 'sw'),
    ],
  ],
  crop: [
    nothing,
    ({ hair }) => [
      half(hair, 6.4, 4, 2.6, 'n'),
      quarter(hair, 9, 4, 3, 'sw'),
      square(hair, 7.5, 4, 1.5, 3),
      quarter(hair, 7.5, 7, 1.5, 'se'),
    ],
  ],
  bald: [
    ({ light, shade }) => [quarter(light, 6, 3.8, 2.5, 'nw'), quarter(shade, 6, 3.8, 2.5, 'ne')],
    nothing,
  ],
} satisfies Record<string, Layers>;

const beards = {
  // Begins a little under the hair, so that no hairline of skin shows between them.
  full: ({ hair, beardShade, light }) => [
    square(hair, 3.5, 6.1, 2.5, 1.7),
    square(hair, 5, 7.8, 1, 1.5),
    quarter(hair, 5, 7.8, 1.5, 'sw'),
    square(beardShade, 6, 6.1, 2.5, 1.7),
    square(beardShade, 6, 7.8, 1, 1.5),
    quarter(beardShade, 7, 7.8, 1.5, 'se'),
    square(light, 5.1, 7.2, 1.8, 0.38),
  ],
  moustache: ({ hair }) => [square(hair, 4.7, 6.75, 2.6, 0.5), square('red', 5.4, 7.6, 1.2, 0.3)],
  sea: ({ hair, shade }) => [
    square(hair, 3.75, 6.95, 3.5, 1.35),
    quarter(hair, 7.25, 8.3, 3.5, 'sw'),
    square(hair, 6.3, 5.2, 0.95, 2),
    square(shade, 3.75, 7.5, 1.1, 0.32),
  ],
} satisfies Record<string, Draw>;

// Glasses bring their own eyes.
const glasses = {
  square: () => [
    square('ink', 3.8, 4.1, 1.9, 1.75),
    square('white', 4.08, 4.38, 1.34, 1.19),
    square('ink', 6.3, 4.1, 1.9, 1.75),
    square('white', 6.58, 4.38, 1.34, 1.19),
    square('ink', 5.6, 4.6, 0.8, 0.28),
    half('ink', 4.75, 5.57, 0.42, 'n'),
    half('ink', 7.25, 5.57, 0.42, 'n'),
  ],
  round: () => [
    disc('ink', 4.7, 5, 1.12),
    disc('white', 4.7, 5, 0.84),
    disc('ink', 7.3, 5, 1.12),
    disc('white', 7.3, 5, 0.84),
    square('ink', 5.6, 4.86, 0.8, 0.28),
    disc('ink', 4.7, 5, 0.32),
    disc('ink', 7.3, 5, 0.32),
  ],
} satisfies Record<string, Draw>;

const ornaments = {
  drops: () => [square('white', 3.05, 6.25, 0.7, 1.4), square('white', 8.25, 6.25, 0.7, 1.4)],
  discs: () => [disc('yellow', 3.1, 7, 0.75), disc('yellow', 8.9, 7, 0.75)],
  side: () => [disc('yellow', 6.9, 6.6, 0.55)],
} satisfies Record<string, Draw>;

const shoulders: Draw = ({ dye }) => [
  quarter(dye, 3.25, 12, 2.5, 'nw'),
  square(dye, 3.25, 9.5, 5.5, 2.5),
  quarter(dye, 8.75, 12, 2.5, 'ne'),
];
const collar = ({ profile }: Cut) => (profile ? { x: 5.45, width: 2.85 } : { x: 4.6, width: 2.8 });

const wear = {
  roll: (cut) => {
    const { x, width } = collar(cut);
    return [square(cut.dye, x, 8.8, width, 1.2), square(cut.trim ?? 'ink', x, 9.5, width, 0.3)];
  },
  breton: ({ shade }) => [
    square('white', 3.25, 10.25, 5.5, 0.42),
    square('white', 1.9, 11.15, 8.2, 0.42),
    half(shade, 6, 9.5, 1.25, 's'),
  ],
  jacket: ({ shade, trim = 'white' }) => [
    wedge(trim, [4.6, 9.4], [7.4, 9.4], [6, 11.75]),
    wedge(shade, [4.9, 9.3], [7.1, 9.3], [6, 10.6]),
    wedge('ink', [3.9, 9.4], [4.8, 9.4], [6, 11.75], [6, 12], [4.6, 12]),
    wedge('ink', [8.1, 9.4], [7.2, 9.4], [6, 11.75], [6, 12], [7.4, 12]),
  ],
  oilskin: (cut) => {
    const { x, width } = collar(cut);
    const { dye, trim = 'ink' } = cut;
    return [
      square(dye, x, 8.75, width, 1.2),
      square(trim, x, 9.45, width, 0.3),
      square(trim, x + 0.4, 9.7, 0.3, 2.3),
    ];
  },
  shirt: ({ shade, trim = 'ink' }) => [
    wedge(shade, [4.75, 9.4], [7.25, 9.4], [6, 10.5]),
    wedge('white', [4.5, 8.9], [6, 10.4], [4.5, 11.2]),
    wedge('white', [7.5, 8.9], [6, 10.4], [7.5, 11.2]),
    square(trim, 5.85, 10.4, 0.3, 1.6),
  ],
  crew: ({ shade, trim = 'yellow' }) => [half(trim, 6, 9.5, 1.75, 's'), half(shade, 6, 9.5, 1.15, 's')],
} satisfies Record<string, Draw>;

const brow: Draw = ({ hair }) => [square(hair, 4.2, 4.05, 1.6, 0.32)];
const ear: Draw = ({ light }) => [half(light, 6.9, 5.5, 0.7, 'e')];

/** The names of the parts that content may choose from. */
export const figureParts = {
  cloth: names(cloths),
  face: names(faces),
  hair: names(hair),
  hairColour: names(colours),
  eyes: names(eyes),
  nose: names(noses),
  mouth: names(mouths),
  beard: names(beards),
  glasses: names(glasses),
  ornament: names(ornaments),
  wear: names(wear),
  dye: names(dyes),
};

/** The planes of a person on the sheet of 24 × 24, back to front, and the transform that places them. */
export function figureOf(look: Look): { planes: ReturnType<typeof joined>; transform: string | undefined } {
  const [light, shade] = cloths[look.cloth];
  const cut: Cut = {
    light,
    shade,
    hair: colours[look.hairColour],
    beardShade: colours[look.beardShade ?? look.hairColour],
    dye: dyes[look.wearColour],
    trim: look.trimColour && dyes[look.trimColour],
    profile: look.face === 'profile',
  };
  const [behind, before] = hair[look.hair];
  const layers: (Draw | undefined)[] = [
    behind,
    shoulders,
    faces[look.face],
    wear[look.wear],
    look.nose && noses[look.nose],
    look.eyes && eyes[look.eyes],
    look.mouth && mouths[look.mouth],
    look.beard && beards[look.beard],
    before,
    look.glasses && glasses[look.glasses],
    look.brows ? brow : undefined,
    look.ear ? ear : undefined,
    look.ornament && ornaments[look.ornament],
  ];
  const dx = sheet(look.shift ?? 0);
  return {
    planes: joined(layers.flatMap((draw) => draw?.(cut) ?? [])),
    transform: look.turn ? `translate(${24 - dx} 0) scale(-1 1)` : dx ? `translate(${dx} 0)` : undefined,
  };
}

function names<Part extends object>(part: Part) {
  return Object.keys(part) as [keyof Part & string, ...(keyof Part & string)[]];
}
