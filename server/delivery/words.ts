import { byLanguage, type Language, languages, locales } from '../../domain/languages.ts';
import { href, type PageId } from '../../domain/pages.ts';
import { definitionOf, type Field, type FormId, requestDefinitions } from '../../domain/requests/index.ts';
import { fill, type PluralForms, plural } from '../../domain/words.ts';
import { timeZone, yearsAfter } from '../bremen.ts';
import { readContent } from '../content.ts';
import type { Channel, StoredRequest } from '../store/store.ts';

interface FormWords {
  subject: string;
  lines: string[];
  next?: string[];
  retention?: string[];
}

interface Shared {
  greeting: string;
  next: string[];
  retention: string[];
  closing: string;
}

/** `mail.yaml` of one language; its schema is `domain/content/mail.ts`. */
export interface MailWords {
  /** Names of the fields of all forms. */
  fields: Record<string, string>;
  labels: Record<
    | 'requestId'
    | 'receivedAt'
    | 'language'
    | 'consent'
    | 'files'
    | 'empty'
    | 'unlisted'
    | 'time'
    | 'consentValue',
    string
  >;
  signature: string[];
  notification: { shared: Shared & { attached: string; tooLarge: string; deleted: string } } & Record<
    FormId,
    FormWords
  >;
  confirmation: { shared: Shared & { flag: string; summary: string; sender: string } } & Record<
    FormId,
    FormWords & { heading: string }
  >;
  alert: {
    subject: string;
    lines: string[];
    closing: string;
    channels: Record<Exclude<Channel, 'alert'>, string>;
  };
}

interface Company {
  name: string;
  shortName: string;
  legalForm: Record<Language, string>;
  address: { street: string; postalCode: string; city: string; country: Record<Language, string> };
  register: { court: Record<Language, string>; number: string };
  managingDirectors: string[];
  mail: { hello: string; careers: string; privacy: string };
}

interface Interface {
  units: { year: PluralForms };
  products: Record<string, { name: string }>;
}

interface Forms {
  /** What a page fixes, as this language calls it: by field name, then by value. */
  values: Record<string, Record<string, string>>;
}

const company = readContent<Company>('company.yaml');
/** Titles of the jobs that the website offers. */
export const offeredJobs: readonly string[] = Object.values(
  readContent<Record<string, { title: string }>>('jobs.yaml'),
).map(({ title }) => title);
const words = byLanguage((language) => readContent<MailWords>(`${language}/mail.yaml`));
const frames = byLanguage((language) => readContent<Interface>(`${language}/interface.yaml`));
const formWords = byLanguage((language) => readContent<Forms>(`${language}/forms.yaml`));
const productNames = languages.flatMap((language) =>
  Object.values(frames[language].products).map(({ name }) => name),
);
/** What the website offers under a fixed field whose definition has no list of its own. */
const listed: Readonly<Record<string, readonly string[]>> = {
  productName: productNames,
  jobTitle: offeredJobs,
};

const fixedFields = requestDefinitions.flatMap((definition) =>
  Object.entries<Field>(definition.fields).flatMap(([name, { control }]) =>
    control === 'fixed' ? [name] : [],
  ),
);

/** The words of all mails in a language. */
export function mailWords(language: Language): MailWords {
  return words[language];
}

/** The company's name, in full before its address, short beside its sail. */
export const companyName = { full: company.name, short: company.shortName };

/**
 * The values of the `{names}` in the mails about a request. None of them is typed by the sender: what the page fixes
 * counts only if the website offers it.
 */
export function valuesOf(request: StoredRequest, siteUrl: string): Record<string, string> {
  const { language, fields, consent } = request;
  const { labels, fields: names } = words[language];
  const { retention } = definitionOf(request.kind);
  const url = (page: PageId) => siteUrl + href(language, page);
  const offered = (name: string) => {
    const value = fields[name] ?? '';
    // Forms send the same value in every language.
    const shown = formWords[language].values[name]?.[value];
    return shown ?? (listed[name]?.includes(value) ? value : labels.unlisted);
  };
  return {
    ...Object.fromEntries(fixedFields.map((name) => [name, offered(name)])),
    requestId: request.id,
    receivedAt: time(language, request.receivedAt),
    deleteOn: date(language, yearsAfter(request.receivedAt, retention.years)),
    retention: plural(language, frames[language].units.year, retention.years),
    consentAt: consent ? time(language, consent.at) : '',
    consentVersion: consent?.version ?? '',
    files: new Intl.ListFormat(language).format(request.files.map(({ field }) => names[field] ?? field)),
    helloMail: company.mail.hello,
    careersMail: company.mail.careers,
    privacyMail: company.mail.privacy,
    privacyPolicyUrl: url('cookie-policy'),
    legalNoticeUrl: url('legal-notice'),
    companyName: company.name,
    street: company.address.street,
    postalCode: company.address.postalCode,
    city: company.address.city,
    country: company.address.country[language],
    legalForm: company.legalForm[language],
    registerCourt: company.register.court[language],
    registerNumber: company.register.number,
    managingDirectors: company.managingDirectors.join(', '),
  };
}

function date(language: Language, at: Date): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(at);
}

/** Date and time of day in Bremen: "20 November 2026 at 11:00". */
function time(language: Language, at: Date): string {
  const clock = new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone }).format(at);
  return fill(words[language].labels.time, { date: date(language, at), clock });
}
