import { type CollectionKey, type DataEntryMap, getEntry } from 'astro:content';
import type { Language } from '../../domain/languages.ts';

/** The entry of a content file in a language, or an error that names what is missing. */
export async function entryOf<C extends CollectionKey>(
  collection: C,
  id: string,
): Promise<DataEntryMap[C][string]> {
  const entry = await getEntry(collection as never, id as never);
  if (!entry) throw new Error(`content/${id} does not exist`);
  return entry;
}

/** The words of the frame: `interface.yaml`. */
export async function interfaceWords(language: Language) {
  return (await entryOf('interface', `${language}/interface`)).data;
}

/** The words of all forms: `forms.yaml`. */
export async function formWords(language: Language) {
  return (await entryOf('forms', `${language}/forms`)).data;
}

/** The facts of the company: `company.yaml`. */
export async function company() {
  return (await entryOf('company', 'company')).data;
}
