import { type CollectionKey, type DataEntryMap, getCollection, getEntry } from 'astro:content';
import { type Language, languageOf } from '../../domain/languages.ts';
import { withNoBreakSpaces } from '../../domain/no-break-spaces.ts';
import { withNumerals } from '../../domain/numerals.ts';
import { pagesIn, solutionsOf } from '../../domain/pages.ts';

/** The entry of a content file with counts and no-break spaces in its texts. Throws if it does not exist. */
export async function entryOf<C extends CollectionKey>(
  collection: C,
  id: string,
): Promise<DataEntryMap[C][string]> {
  const entry = await rawEntryOf(collection, id);
  // An id such as `de/team` begins like the path of a page; ids without a language count as English.
  const language = languageOf(`/${id}`);
  const { numbers: words } = (await rawEntryOf('interface', `${language}/interface`)).data;
  const withCounts = withNumerals(entry.data, { language, counts: await countsOf(language), words });
  return { ...entry, data: withNoBreakSpaces(withCounts) };
}

async function rawEntryOf<C extends CollectionKey>(
  collection: C,
  id: string,
): Promise<DataEntryMap[C][string]> {
  const entry = await getEntry(collection as never, id as never);
  if (!entry) throw new Error(`content/${id} does not exist`);
  return entry;
}

async function countsOf(language: Language) {
  const { founders, staff } = (await rawEntryOf('team', `${language}/team`)).data;
  const blockchainProducts = solutionsOf('blockchain').length;
  const prepaidProducts = solutionsOf('prepaid').length;
  return {
    jobs: (await getCollection('jobs')).length,
    people: founders.people.length + staff.people.length,
    colleagues: staff.people.length,
    products: pagesIn('services').length,
    blockchainProducts,
    prepaidProducts,
    aiProducts: solutionsOf('ai').length,
    productsOnInfrastructure: blockchainProducts + prepaidProducts,
  };
}

export async function interfaceWords(language: Language) {
  return (await entryOf('interface', `${language}/interface`)).data;
}

export async function formWords(language: Language) {
  return (await entryOf('forms', `${language}/forms`)).data;
}

export async function company() {
  return (await entryOf('company', 'company')).data;
}
