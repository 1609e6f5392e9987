import { getCollection } from 'astro:content';
import type { CareersWords, JobFacts } from '../../domain/content/careers.ts';
import { type Language, locales } from '../../domain/languages.ts';
import { fill } from '../../domain/text.ts';
import { entryOf } from './entries.ts';

type Words = CareersWords['jobs']['items'][string];

/** An open role in one language: facts of `jobs.yaml`, words of `careers.yaml`. */
export interface Job extends Words {
  id: string;
  /** Value of the application, without {@link genderNote}. */
  title: string;
  genderNote: string;
  location: string;
  type: string;
  pay: string;
  until: string;
  facts: JobFacts;
}

/** The open roles, in the order of `careers.yaml`. */
export async function jobs(language: Language): Promise<Job[]> {
  const { data } = await entryOf('careers', `${language}/careers`);
  const { items, employment, pay, genderNote, location } = data.jobs;
  const amount = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  const facts = new Map((await getCollection('jobs')).map((entry) => [entry.id, entry.data]));
  return Object.entries(items).map(([id, words]) => {
    const job = facts.get(id);
    if (!job) throw new Error(`content/jobs.yaml has no ${id}`);
    const { title, ...rest } = job;
    return {
      ...words,
      id,
      title,
      genderNote,
      location,
      type: employment[rest.employment],
      pay: fill(pay[rest.pay.per], { min: amount.format(rest.pay.min), max: amount.format(rest.pay.max) }),
      until: day.format(new Date(rest.validThrough)),
      facts: rest,
    };
  });
}
