import { getImage } from 'astro:assets';
import type { Letter } from '../../design/letterFlags.ts';
import { insideOf, type PortraitData } from '../../design/Portrait.tsx';
import type { PersonWords } from '../../domain/content/team.ts';
import type { Language } from '../../domain/languages.ts';
import { entryOf } from './entries.ts';

export interface Person extends PersonWords {
  portrait: PortraitData;
}

// Twice the largest width of a portrait, for high-density screens.
const photoSize = 960;

/** Founders and staff in a language: words of `team.yaml`, portraits of `people.yaml`. */
export async function people(language: Language): Promise<{ founders: Person[]; staff: Person[] }> {
  const { data } = await entryOf('team', `${language}/team`);
  const withPortrait = async (person: PersonWords): Promise<Person> => ({
    ...person,
    portrait: await portraitOf(person.id),
  });
  return {
    founders: await Promise.all(data.founders.people.map(withPortrait)),
    staff: await Promise.all(data.staff.people.map(withPortrait)),
  };
}

/** The portrait of a person by their id in `people.yaml`. */
export async function portraitOf(id: string): Promise<PortraitData> {
  const { initial, drawing, photo } = (await entryOf('people', id)).data;
  return {
    // The schema allows A to Z.
    initial: initial as Letter,
    drawing: drawing && drawingIn(drawing),
    photo: photo && {
      src: (await getImage({ src: photo, width: photoSize, height: photoSize, fit: 'cover', format: 'webp' }))
        .src,
      width: photoSize,
      height: photoSize,
    },
  };
}

const drawings = import.meta.glob<string>('../../content/portraits/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function drawingIn(file: string): string {
  const svg = drawings[file.replace(/^\./, '../../content')];
  if (!svg) throw new Error(`content/people.yaml: there is no ${file}`);
  return insideOf(svg);
}
