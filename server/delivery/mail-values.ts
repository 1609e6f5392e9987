import { type Language, languages, locales } from '../../domain/languages.ts';
import { href, type PageId } from '../../domain/pages.ts';
import { type AnyFields, allFields, definitionOf } from '../../domain/requests/index.ts';
import { fill, plural } from '../../domain/text.ts';
import { timeZone, yearsAfter, zoneOf } from '../../domain/time-zone.ts';
import type { Content } from '../content.ts';
import type { StoredRequest } from '../store/store.ts';

const fixedFields = allFields().flatMap(([name, field]) => (field.control === 'fixed' ? [name] : []));

/** The values that the website offers for the fixed fields without a list in their definition. */
function offeredValues({
  interfaceWords,
  offeredJobs,
}: Content): Readonly<Record<string, readonly string[]>> {
  const products = languages.flatMap((language) => Object.values(interfaceWords[language].products));
  return { productName: products.map(({ name }) => name), jobTitle: offeredJobs };
}

/**
 * The values of the `{names}` in the mails about a request. None contains text of the sender: the value of a fixed field
 * is used only when the website offers it.
 */
export function mailValues(
  content: Content,
  request: StoredRequest,
  siteUrl: string,
): Record<string, string> {
  const { company } = content;
  const { language, consent } = request;
  const fields: AnyFields = request.fields;
  const { labels, fields: names } = content.mail[language];
  const { retention } = definitionOf(request.kind);
  const lists = offeredValues(content);
  const url = (page: PageId) => siteUrl + href(language, page);
  const offered = (name: string) => {
    const value = fields[name] ?? '';
    // Forms send language-independent values.
    const shown = content.forms[language].values[name]?.[value];
    return shown ?? (lists[name]?.includes(value) ? value : labels.unlisted);
  };
  return {
    ...Object.fromEntries(fixedFields.map((name) => [name, offered(name)])),
    requestId: request.id,
    receivedAt: time(request.receivedAt),
    reply: withoutMark(company.offer.reply[language]) || labels.soon,
    deleteOn: date(language, yearsAfter(request.receivedAt, retention.years)),
    retention: plural(language, content.interfaceWords[language].units.year, retention.years),
    consentAt: consent ? time(consent.at) : '',
    consentVersion: consent?.version ?? '',
    files: fileList(request.files),
    filesNotInspected: fileList(request.files.filter(({ inspected, size }) => !inspected && size > 0)),
    helloMail: company.mail.hello,
    careersMail: company.mail.careers,
    privacyMail: company.mail.privacy,
    privacyPolicyUrl: url('cookie-policy'),
    legalNoticeUrl: url('legal-notice'),
    street: company.address.street,
    postalCode: company.address.postalCode,
    city: company.address.city,
    country: company.address.country[language],
    legalForm: company.legalForm[language],
    registerCourt: company.register.court[language],
    registerNumber: company.register.number,
    managingDirectors: company.managingDirectors.join(', '),
  };

  /** A fact of company.yaml without the word that marks it as a sample on the pages. */
  function withoutMark(fact: string): string {
    const mark = `${content.interfaceWords[language].productPage.decide.sample}: `;
    return fact.startsWith(mark) ? fact.slice(mark.length) : fact;
  }

  function fileList(files: StoredRequest['files']): string {
    return new Intl.ListFormat(language).format(files.map(({ field }) => names[field] ?? field));
  }

  /** Date and time in Bremen: "20 November 2026 at 11:00 CET". */
  function time(at: Date): string {
    const clock = new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone }).format(at);
    return fill(labels.time, { date: date(language, at), clock, zone: zoneOf(at, locales[language]) });
  }
}

function date(language: Language, at: Date): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(at);
}
