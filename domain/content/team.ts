import { z } from 'zod';
import { counted, counting, meta, strict, titled, words } from './shared.ts';

type Part =
  | 'cloth'
  | 'face'
  | 'hair'
  | 'hairColour'
  | 'eyes'
  | 'nose'
  | 'mouth'
  | 'beard'
  | 'glasses'
  | 'ornament'
  | 'wear'
  | 'dye';

/**
 * One person of `people.yaml`: a drawing, or a photograph. What a drawing may be made of, and how a photograph is
 * read, only who draws it knows: `parts` names the choices for each part, `letters` the flags there are.
 */
export function portraitSchema<
  const Parts extends Readonly<Record<Part, readonly string[]>>,
  const Letter extends string,
  Photo extends z.ZodType,
>(parts: Parts, letters: readonly Letter[], photo: Photo) {
  const choice = <Name extends Part>(part: Name) => z.enum(parts[part] as readonly Parts[Name][number][]);
  return strict({
    initial: z.enum(letters).describe('First letter of the first name: the signal flag behind the portrait'),
    look: strict({
      cloth: choice('cloth').describe('Skin: a light and a shade'),
      face: choice('face').describe('Front view (oval, broad) or profile'),
      hair: choice('hair'),
      hairColour: choice('hairColour'),
      beardShade: choice('hairColour').optional().describe('Colour of the side of a beard in the shade'),
      eyes: choice('eyes').optional().describe('Leave out with glasses; `side` in profile'),
      nose: choice('nose').optional().describe('Leave out in profile'),
      mouth: choice('mouth').optional(),
      beard: choice('beard').optional(),
      glasses: choice('glasses').optional(),
      ornament: choice('ornament').optional(),
      brows: z.boolean().optional().describe('In profile'),
      ear: z.boolean().optional().describe('In profile'),
      wear: choice('wear'),
      wearColour: choice('dye'),
      trimColour: choice('dye').optional().describe('Collar, seam or edge of a cap'),
      turn: z.boolean().optional().describe('Looks to the other side'),
      shift: z.number().optional().describe('Units to the right, so that the flag stays readable'),
    }).optional(),
    photo: photo.optional().describe('./photos/<file>: takes the place of the drawing'),
  }).refine((person) => person.look || person.photo, 'A person needs a `look` or a `photo`.');
}

const person = strict({
  id: words.describe('Key of the portrait in people.yaml'),
  name: words,
  firstName: words.describe('Stands under the flag at the top of the page'),
  role: words,
  description: words.describe('Two short sentences: what the person does, and one habit'),
  photoAlt: words.optional().describe('With a photograph: what it shows, for people who do not see it'),
});

const people = z.array(person).min(1);

export const team = strict({
  meta,
  title: counting,
  lead: words,
  flags: words.describe('Name of the row of flags at the top, for screen readers'),
  sampleNote: words.describe('Shown while company.yaml lists `people` among its samples'),
  drawnPortrait: words.describe(
    'What a drawn portrait shows, for people who do not see it; {name} and {initial} are those of the person',
  ),
  founders: titled.extend({ people }),
  staff: strict({ title: words, text: counting, people }),
  join: strict({
    title: words,
    name: strict({
      sentence: words
        .regex(/\{name\}/, 'The sentence needs {name}, where the field stands')
        .describe('{name} stands where the field is'),
      example: words.max(12).describe('A first name that nobody of the crew has, in letters A to Z'),
      taken: words.describe(
        'Before the name, in place of the sentence, when somebody of the crew has the name',
      ),
      hint: words,
    }).describe(
      'A sentence with a field for the first name of the visitor, which is hoisted in signal flags',
    ),
    text: counted(),
    button: words,
  }),
});

export type TeamWords = z.infer<typeof team>;
export type PersonWords = z.infer<typeof person>;
