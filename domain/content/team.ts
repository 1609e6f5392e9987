import { z } from 'zod';
import { countedForms, countedText, meta, strict, titled, words } from './shared.ts';

/** A person of `people.yaml`. `photo` is a path, or an image while the site is built. */
export function portraitSchema<Photo extends z.ZodType>(photo: Photo) {
  return strict({
    initial: z
      .string()
      .regex(/^[A-Z]$/, 'One letter from A to Z')
      .describe('First letter of the first name: the signal flag behind the portrait'),
    drawing: words.optional().describe('./portraits/<file>: an SVG of 24 × 24 units, with the flag'),
    photo: photo.optional().describe('./photos/<file>: takes the place of the drawing'),
  }).refine((person) => person.drawing || person.photo, 'A person needs a `drawing` or a `photo`.');
}

export const portraits = z.record(z.string(), portraitSchema(words));

const person = strict({
  id: words.describe('Key of the portrait in people.yaml'),
  name: words,
  firstName: words.describe('Welcomed as a name on board'),
  role: words,
  description: words.describe('Two short sentences: what the person does, and one habit'),
  photoAlt: words.optional().describe('With a photograph: what it shows, for people who do not see it'),
});

const people = z.array(person).min(1);

export const team = strict({
  meta,
  title: countedText,
  lead: words,
  sampleNote: strict({ sample: words, text: words }).describe(
    'Shown while company.yaml lists `people` among its samples; `sample` is underlined by dots',
  ),
  founders: titled.extend({ people }),
  staff: strict({ title: words, text: countedText, people }),
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
    text: countedForms(),
    button: words,
  }),
});

export type TeamWords = z.infer<typeof team>;
export type PersonWords = z.infer<typeof person>;
