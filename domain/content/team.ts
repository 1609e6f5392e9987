import type { SchemaContext } from 'astro:content';
import { z } from 'zod';
import { grounds, type Letter } from '../../design/portraits/grounds.ts';
import { kit } from '../../design/portraits/kit.ts';
import { meta, strict, words } from './parts.ts';

/** One person of `people.yaml`: a drawing from the portrait kit, or a photograph. */
export const likeness = ({ image }: SchemaContext) =>
  strict({
    initial: z
      .enum(Object.keys(grounds) as [Letter, ...Letter[]])
      .describe('First letter of the first name: the signal flag behind the portrait'),
    look: strict({
      cloth: z.enum(kit.cloth).describe('Skin: a light and a shade'),
      face: z.enum(kit.face).describe('Front view (oval, broad) or profile'),
      hair: z.enum(kit.hair),
      hairColour: z.enum(kit.hairColour),
      beardShade: z.enum(kit.hairColour).optional().describe('Colour of the side of a beard in the shade'),
      eyes: z.enum(kit.eyes).optional().describe('Leave out with glasses; `side` in profile'),
      nose: z.enum(kit.nose).optional().describe('Leave out in profile'),
      mouth: z.enum(kit.mouth).optional(),
      beard: z.enum(kit.beard).optional(),
      glasses: z.enum(kit.glasses).optional(),
      ornament: z.enum(kit.ornament).optional(),
      brows: z.boolean().optional().describe('In profile'),
      ear: z.boolean().optional().describe('In profile'),
      wear: z.enum(kit.wear),
      wearColour: z.enum(kit.dye),
      trimColour: z.enum(kit.dye).optional().describe('Collar, seam or edge of a cap'),
      turn: z.boolean().optional().describe('Looks to the other side'),
      shift: z.number().optional().describe('Units to the right, so that the flag stays readable'),
    }).optional(),
    photo: image().optional().describe('./photos/<file>: takes the place of the drawing'),
  }).refine(({ look, photo }) => look || photo, 'A person needs a `look` or a `photo`.');

const person = strict({
  id: words.describe('Key of the portrait in people.yaml'),
  name: words,
  firstName: words.describe('Stands under the flag at the top of the page'),
  role: words,
  description: words.describe('Two short sentences: what the person does, and one habit'),
  portraitAlt: words.describe('What the portrait shows, for people who do not see it'),
});

const people = (count: number) =>
  strict({ title: words, text: words, people: z.array(person).min(1) }).describe(
    `${count} people at the time of writing; any number fits`,
  );

export const team = strict({
  meta,
  title: words,
  lead: words,
  flags: words.describe('Name of the row of flags at the top, for screen readers'),
  sampleNote: words.describe('Shown while company.yaml lists `people` among its samples'),
  founders: people(3),
  staff: people(7),
  join: strict({
    title: words,
    text: words,
    button: words,
  }),
});

export type PersonWords = z.infer<typeof person>;
