import { getImage } from 'astro:assets';
import { getCollection } from 'astro:content';
import type { PortraitData } from '../../design/Portrait.tsx';
import type { PersonWords } from '../../domain/content/team.ts';
import type { Language } from '../../domain/languages.ts';
import { fill } from '../../domain/text.ts';
import { entryOf } from './entries.ts';

/** What is said about a person, and how they look. */
export interface Person extends Omit<PersonWords, 'photoAlt'> {
  portrait: PortraitData;
  /** What the portrait shows. */
  portraitAlt: string;
}

// Large enough for the widest portrait on a screen of two pixels for each point.
const photoSize = 960;

/** Founders and staff in a language: words of `team.yaml`, portraits of `people.yaml`. */
export async function people(language: Language): Promise<{ founders: Person[]; staff: Person[] }> {
  const { data } = await entryOf('team', `${language}/team`);
  const portraits = await allPortraits();
  const withPortrait = ({ photoAlt, ...person }: PersonWords): Person => {
    const portrait = portraits.get(person.id);
    if (!portrait) throw new Error(`content/people.yaml has no ${person.id}`);
    const { initial } = portrait;
    return {
      ...person,
      portrait,
      portraitAlt: photoAlt ?? fill(data.drawnPortrait, { name: person.name, initial }),
    };
  };
  return {
    founders: data.founders.people.map(withPortrait),
    staff: data.staff.people.map(withPortrait),
  };
}

async function allPortraits(): Promise<Map<string, PortraitData>> {
  const entries = await getCollection('people');
  return new Map(
    await Promise.all(
      entries.map(async ({ id, data: { initial, look, photo } }): Promise<[string, PortraitData]> => {
        if (!photo) return [id, { initial, look }];
        const { src } = await getImage({
          src: photo,
          width: photoSize,
          height: photoSize,
          fit: 'cover',
          format: 'webp',
        });
        return [id, { initial, look, photo: { src, width: photoSize, height: photoSize } }];
      }),
    ),
  );
}
